import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { type Condition, demandPath, type Store, StoreError } from './Store';

/** Connections of one process: its reads are few and short. */
const connections = 4;
/** Time in ms until a connection has to stand, and that one statement may take. */
const connectTime = 5000;
const timeoutMs = 10_000;

/** Two processes that create a table at the same time would get in each other's way: they take turns by this lock. */
const createTable = `
  begin;
  select pg_advisory_xact_lock(hashtext('console_files'));
  create table if not exists console_files (
    path text collate "C" primary key,
    content bytea not null,
    tag text not null,
    modified timestamptz not null default now()
  );
  commit;`;

const tagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url')}"`;

/** The address without what it holds of credentials and options. */
function nameOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `postgres://${host}${pathname}`;
}

/** An error of the server in words. */
function worded(error: unknown, name: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (/^28|^42501$/.test(code))
    return new StoreError('denied', `${name} cannot be used with these credentials (${code}).`, {
      cause: error,
    });
  if (code === '53100')
    return new StoreError('full', `${name} has no room left (${code}). Make room, and try again.`, {
      cause: error,
    });
  if (code === '3D000') return new StoreError('unusable', `${name} does not exist.`, { cause: error });
  return new StoreError('unreachable', `${name} does not answer${code && ` (${code})`}.`, { cause: error });
}

/**
 * A store that is a table, `console_files`, of a PostgreSQL database; the table is created with the first use. Its
 * driver is loaded only when such a store is used.
 * @param address `postgres://user:password@host/database`; `?options=-c%20search_path%3Dname` chooses a schema.
 * @throws StoreError with code `unusable` when the address names no database.
 */
export function postgresStore(address: string): Store {
  if (!URL.canParse(address) || new URL(address).pathname.length < 2)
    throw new StoreError('unusable', 'The address of the store names no database: postgres://host/database.');
  const name = nameOf(address);
  let opening: Promise<Pool> | undefined;

  async function open(): Promise<Pool> {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({
      connectionString: address,
      max: connections,
      connectionTimeoutMillis: connectTime,
      query_timeout: timeoutMs,
      allowExitOnIdle: true,
    });
    // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
    try {
      await pool.query(createTable);
      return pool;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async function query<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    try {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return (await (await opening).query(sql, [...parameters])).rows as Row[];
    } catch (error) {
      throw worded(error, name);
    }
  }

  async function put(path: string, content: Buffer, condition: Condition | undefined): Promise<boolean> {
    const values = [path, content, tagOf(content)];
    const insert = 'insert into console_files (path, content, tag) values ($1, $2, $3) on conflict (path)';
    const written = await (!condition
      ? query(`${insert} do update set content = $2, tag = $3, modified = now() returning tag`, values)
      : 'ifAbsent' in condition
        ? query(`${insert} do nothing returning tag`, values)
        : query(
            'update console_files set content = $2, tag = $3, modified = now() where path = $1 and tag = $4 returning tag',
            [...values, condition.ifMatch],
          ));
    return written.length > 0;
  }

  return {
    name,
    async read(path) {
      demandPath(path);
      const sql = 'select content, tag from console_files where path = $1';
      const [file] = await query<{ content: Buffer; tag: string }>(sql, [path]);
      return file;
    },
    async readParts(path, parts) {
      demandPath(path);
      const sql = `
        select array(
          select substring(content from part.at + 1 for part.length)
          from unnest($2::int[], $3::int[]) with ordinality as part(at, length, place) order by place
        ) as parts from console_files where path = $1`;
      const values = [path, parts.map(({ at }) => at), parts.map(({ length }) => length)];
      const [file] = await query<{ parts: Buffer[] }>(sql, values);
      return file?.parts;
    },
    async readIfChanged(path, known) {
      demandPath(path);
      const sql =
        'select case when tag <> $2 then content end as content, tag from console_files where path = $1';
      const [file] = await query<{ content: Buffer | null; tag: string }>(sql, [path, known]);
      return file && (file.content === null ? 'same' : { content: file.content, tag: file.tag });
    },
    async write(path, text, condition) {
      demandPath(path);
      const content = Buffer.from(text);
      if (!(await put(path, content, condition)))
        throw new StoreError('conflict', `${path} in ${name} was changed in the meantime.`);
      return tagOf(content);
    },
    async list(prefix) {
      const sql =
        'select path, length(content) as size, modified from console_files where starts_with(path, $1) order by path';
      const files = await query<{ path: string; size: number; modified: Date }>(sql, [prefix]);
      return files.map(({ path, size, modified }) => ({ path, size, modified: modified.getTime() }));
    },
    async remove(path) {
      demandPath(path);
      await query('delete from console_files where path = $1', [path]);
    },
  };
}
