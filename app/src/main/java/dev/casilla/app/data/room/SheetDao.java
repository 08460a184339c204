package dev.casilla.app.data.room;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import dev.casilla.app.model.StoredSheet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The database's statements. They ignore deleted rows unless they say otherwise. */
// Android reads a row through a window of two megabytes and fails for a larger one. A journal over
// the limit is therefore read as empty, which costs only undo.
@Dao
interface SheetDao {
  /** The journal, or nothing if it is too long. */
  String JOURNAL =
      "CASE WHEN length(CAST(journal AS BLOB)) <= "
          + StoredSheet.LONGEST_JOURNAL
          + " THEN journal ELSE '' END";

  String BEGINNING = "SELECT id, origin, givens, entries, notes, ";
  String END = " AS journal, created, changed, used, deleted FROM sheet ";
  String WHOLE = BEGINNING + JOURNAL + END;

  String WITHOUT_JOURNAL = BEGINNING + "''" + END;

  @Insert
  long insert(SheetRow row);

  @Insert(onConflict = OnConflictStrategy.REPLACE)
  void replace(SheetRow row);

  @Query("SELECT COALESCE(MAX(used), 0) + 1 FROM sheet")
  long nextUse();

  @Query("UPDATE sheet SET used = (SELECT MAX(used) + 1 FROM sheet) WHERE id = :id AND NOT deleted")
  void use(long id);

  @Query(
      "UPDATE sheet SET givens = :givens, entries = :entries, notes = :notes, changed = :changed"
          + " WHERE id = :id AND NOT deleted")
  void write(long id, String givens, String entries, String notes, long changed);

  @Query("UPDATE sheet SET journal = :journal WHERE id = :id AND NOT deleted")
  void writeJournal(long id, String journal);

  @Query(WHOLE + "WHERE id = :id AND NOT deleted")
  @Nullable SheetRow find(long id);

  @Query(
      WHOLE
          + "WHERE NOT deleted AND id NOT IN (SELECT sheet FROM draft)"
          + " ORDER BY used DESC LIMIT 1")
  @Nullable SheetRow last();

  @Query(
      WHOLE
          + "WHERE NOT deleted AND id IN (SELECT sheet FROM draft)"
          + " ORDER BY used DESC LIMIT 1")
  @Nullable SheetRow lastDraft();

  @Insert(onConflict = OnConflictStrategy.REPLACE)
  void insertOrReplace(DraftRow row);

  @Query("SELECT * FROM draft WHERE sheet = (SELECT id FROM sheet WHERE id = :id AND NOT deleted)")
  @Nullable DraftRow draft(long id);

  @Query("DELETE FROM draft WHERE sheet = :id")
  void endDraft(long id);

  @Query(WITHOUT_JOURNAL + "WHERE givens = :givens AND NOT deleted ORDER BY used DESC LIMIT 1")
  @Nullable SheetRow withGivens(String givens);

  @Query(
      WITHOUT_JOURNAL
          + "WHERE givens = :givens AND entries = :entries AND notes = :notes AND NOT deleted"
          + " ORDER BY used DESC LIMIT 1")
  @Nullable SheetRow findSameContent(String givens, String entries, String notes);

  @Query(
      WITHOUT_JOURNAL
          + "WHERE givens = :givens AND created = :created AND origin = :origin AND NOT deleted"
          + " ORDER BY used DESC LIMIT 1")
  @Nullable SheetRow findSameOrigin(String givens, long created, String origin);

  @Query(WHOLE + "WHERE id > :afterId AND NOT deleted ORDER BY id LIMIT :most")
  List<SheetRow> sheets(long afterId, int most);

  @Query(
      "SELECT id, origin, givens, entries, changed,"
          + " EXISTS (SELECT 1 FROM draft WHERE draft.sheet = sheet.id) AS isDraft FROM sheet"
          + " WHERE (changed < :changed OR (changed = :changed AND id < :id)) AND NOT deleted"
          + " ORDER BY changed DESC, id DESC LIMIT :most")
  List<SheetSummaryRow> summaries(long changed, long id, int most);

  @Query("SELECT COUNT(*) FROM sheet WHERE NOT deleted")
  int count();

  @Query("UPDATE sheet SET deleted = 1 WHERE id = :id")
  void delete(long id);

  @Query("UPDATE sheet SET deleted = 0 WHERE id = :id")
  void restore(long id);

  @Query("DELETE FROM sheet WHERE deleted AND id NOT IN (:ids)")
  void purgeDeletedExcept(List<Long> ids);

  @Insert(onConflict = OnConflictStrategy.REPLACE)
  void insertOrReplace(DatabaseDamageRow row);

  @Query("SELECT * FROM mishap LIMIT 1")
  @Nullable DatabaseDamageRow databaseDamage();

  @Query("DELETE FROM mishap")
  void deleteDatabaseDamage();
}
