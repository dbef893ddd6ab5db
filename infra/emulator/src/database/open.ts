import type { Database } from './database';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** Where the state is kept. */
export interface Storage {
  /** A PostgreSQL server. It wins over `data`. */
  readonly databaseUrl?: string;
  /** A folder for the embedded database, or `memory`. */
  readonly data: string;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ databaseUrl, data }: Storage): Promise<Database> {
  const database = await (databaseUrl ? openPostgres(databaseUrl) : openPglite(data));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
