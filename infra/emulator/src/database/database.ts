import type { Leadership } from './leadership';

/** Anything that answers SQL: the database itself or a transaction in it. */
export interface Queryable {
  /**
   * Runs one statement with parameters `$1`, `$2`, …; JSON is passed as text.
   * @throws the engine's error; `code` holds the SQLSTATE.
   */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Statements that are committed together. */
export interface Transaction extends Queryable {
  /** Runs several statements without parameters. */
  execute(sql: string): Promise<void>;
}

/** PostgreSQL, embedded or on a server: the code above it does not depend on which. */
export interface Database extends Queryable {
  /** Which engine it is. */
  readonly kind: 'pglite' | 'postgresql';
  /** Runs several statements without parameters. */
  execute(sql: string): Promise<void>;
  /** Commits what `work` does, or nothing of it when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Gives back the space of rows that were replaced, where no server does so by itself. */
  vacuum(): Promise<void>;
  /** Which of the processes that share it does what only one may do. */
  readonly leadership: Leadership;
  close(): Promise<void>;
}

/** SQLSTATE codes that the emulator treats differently. */
export const sqlState = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  /** Class of the codes for a faulty value: out of range, no time, no number. */
  dataException: '22',
  diskFull: '53100',
} as const;

/** SQLSTATE of a database error. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** SQLSTATE codes of a server that is there and takes nothing: it stops or starts, is full, or follows another one. */
const away = /^(08...|57P0[123]|53300|25006)$/;

/** Words of drivers for a connection that could not be made, or that ended. */
const disconnected =
  /connection terminated|not queryable|timeout exceeded when trying to connect|database has stopped|database cannot be opened/i;

/** True for a statement that failed because the database is not there. If it was done, nobody can tell. */
export function isOutOfReach(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  const text = typeof code === 'string' ? code : '';
  return away.test(text) || /^E[A-Z_]+$/.test(text) || disconnected.test(message);
}

/**
 * True for a statement that failed because the disk is full. Where the log cannot be written, only the text
 * says so.
 */
export const isDiskFull = (error: unknown): boolean =>
  sqlStateOf(error) === sqlState.diskFull ||
  /no space left on device|ENOSPC/i.test((error as { message?: string } | null)?.message ?? '');
