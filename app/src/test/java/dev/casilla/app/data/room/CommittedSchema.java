package dev.casilla.app.data.room;

import android.database.sqlite.SQLiteDatabase;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** The schema of one version of the database, as exported by Room when it was the newest. */
/*
 * Reads the same files as room-testing's MigrationTestHelper, which needs them in an APK's assets.
 * Tests on a JVM have no such assets.
 */
final class CommittedSchema {
  private final JSONObject schema;

  private CommittedSchema(JSONObject schema) {
    this.schema = schema;
  }

  static CommittedSchema of(int version) throws Exception {
    Path file = Path.of("schemas", SheetDatabase.class.getName(), version + ".json");
    return new CommittedSchema(new JSONObject(Files.readString(file)).getJSONObject("database"));
  }

  /** Creates a database with this schema in {@code file} and runs {@code statements} on it. */
  void make(File file, String... statements) throws JSONException {
    file.getParentFile().mkdirs();
    try (SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(file, null)) {
      database.setVersion(schema.getInt("version"));
      JSONArray entities = schema.getJSONArray("entities");
      for (int i = 0; i < entities.length(); i++) {
        make(database, entities.getJSONObject(i));
      }
      JSONArray setup = schema.getJSONArray("setupQueries");
      for (int i = 0; i < setup.length(); i++) {
        database.execSQL(setup.getString(i));
      }
      for (String statement : statements) {
        database.execSQL(statement);
      }
    }
  }

  private static void make(SQLiteDatabase database, JSONObject entity) throws JSONException {
    String table = entity.getString("tableName");
    database.execSQL(named(entity.getString("createSql"), table));
    JSONArray indices = entity.optJSONArray("indices");
    for (int i = 0; indices != null && i < indices.length(); i++) {
      database.execSQL(named(indices.getJSONObject(i).getString("createSql"), table));
    }
  }

  private static String named(String statement, String table) {
    return statement.replace("${TABLE_NAME}", table);
  }
}
