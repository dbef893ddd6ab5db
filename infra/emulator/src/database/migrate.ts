import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database, Queryable } from './database';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Any number that nothing else on the server locks: two emulators that start at once wait for each other. */
const migrationLock = 20_161_121;

/** Brings the tables up to date: applies, in order, the numbered files that this database has not seen. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await transaction.query(
      'create table if not exists migration (name text primary key, applied timestamptz not null default now())',
    );
    const applied = await transaction.query<{ name: string }>('select name from migration');
    const seen = new Set(applied.map(({ name }) => name));
    for (const name of readdirSync(folder).sort()) if (!seen.has(name)) await apply(transaction, name);
  });
}

async function apply(transaction: Queryable, name: string): Promise<void> {
  for (const statement of statements(readFileSync(`${folder}${name}`, 'utf8')))
    await transaction.query(statement);
  await transaction.query('insert into migration (name) values ($1)', [name]);
}

/** The statements of a file: each ends with a semicolon at the end of a line. */
export function statements(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
