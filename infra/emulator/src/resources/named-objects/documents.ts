import type { Queryable } from '../../database';

/** The tables whose rows are a name and the object as it is answered. */
type DocumentTable = 'zone_map' | 'reader_configuration' | 'recipe';

/** Reads objects that are stored as they are answered. */
export function storedDocuments<Answer>(table: DocumentTable) {
  return {
    list: async (database: Queryable): Promise<Answer[]> => {
      const rows = await database.query<{ document: Answer }>(
        `select document from ${table} order by name collate "C"`,
      );
      return rows.map(({ document }) => document);
    },
    find: async (database: Queryable, name: string): Promise<Answer | undefined> => {
      const [row] = await database.query<{ document: Answer }>(
        `select document from ${table} where name = $1`,
        [name],
      );
      return row?.document;
    },
  };
}
