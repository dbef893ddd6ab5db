import { isServedFile, type ServedFile } from './servedFile';

/** Result of reading an answer: its value, or the first difference from its schema. */
export type Reading<Answer> =
  | { readonly matches: true; readonly value: Answer }
  | { readonly matches: false; readonly reason: string };

/** Checks a parsed body (`undefined` when it was empty) and turns it into the answer. */
export type AnswerReader<Answer> = (body: unknown) => Reading<Answer>;

/** A check compiled from a schema; after a refusal `errors` holds the first mismatch. */
export interface Validator<Wire> {
  (data: unknown): data is Wire;
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

/** Records of a list: those that could be read, and which could not. */
export interface ListAnswer<Row> {
  readonly rows: Row[];
  readonly unreadable: UnreadableRow[];
}

/** A record of a list that does not match its schema. */
export interface UnreadableRow {
  /** Place in the answer, from 0. */
  readonly index: number;
  /** The record's identifier, if that much can be read. */
  readonly id?: string;
  /** First mismatch: `/placement/x must be number,null`. */
  readonly reason: string;
}

/** Reads one record. */
export function readRecord<Wire, Answer>(
  validate: Validator<Wire>,
  adapt: (wire: Wire) => Answer,
): AnswerReader<Answer> {
  return (body) =>
    validate(body)
      ? { matches: true, value: adapt(body) }
      : { matches: false, reason: firstMismatch(validate) };
}

/**
 * Reads a bare array row by row, so that one bad record does not hide the good ones.
 * @param identifier Key that holds the identifier of a record.
 */
export function readList<Wire, Row>(
  validate: Validator<Wire>,
  adapt: (wire: Wire) => Row,
  identifier: string,
): AnswerReader<ListAnswer<Row>> {
  return (body) => {
    if (!Array.isArray(body)) return { matches: false, reason: 'must be array' };
    const rows: Row[] = [];
    const unreadable: UnreadableRow[] = [];
    body.forEach((row: unknown, index) => {
      if (validate(row)) rows.push(adapt(row));
      else unreadable.push({ index, id: identifierIn(row, identifier), reason: firstMismatch(validate) });
    });
    return { matches: true, value: { rows, unreadable } };
  };
}

/**
 * Reads the record a write answers. Services differ here (the record, an empty body), and what is stored is
 * stored: a body that is no record must not make a save look failed, so it reads as `null`.
 */
export function readStored<Answer>(read: AnswerReader<Answer>): AnswerReader<Answer | null> {
  return (body) => {
    const reading = read(body);
    return reading.matches ? reading : { matches: true, value: null };
  };
}

/**
 * Reads a file; `null` when the service has none. A page in its place comes from something on the way, which reports
 * that it cannot reach the service or asks for a sign-in of its own.
 */
export const readFile: AnswerReader<ServedFile | null> = (body) => {
  if (body === undefined) return { matches: true, value: null };
  if (!isServedFile(body)) return { matches: false, reason: 'must be a file' };
  return /^text\/html\b/i.test(body.content.type)
    ? { matches: false, reason: 'must be a file, not a page' }
    : { matches: true, value: body };
};

/** Takes any answer, body or none, as done. */
export const readNothing: AnswerReader<void> = () => ({ matches: true, value: undefined });

function firstMismatch(validate: Validator<unknown>): string {
  const mismatch = validate.errors?.[0];
  return `${mismatch?.instancePath ?? ''} ${mismatch?.message ?? 'does not match'}`.trim();
}

function identifierIn(row: unknown, identifier: string): string | undefined {
  const id: unknown = new Map<string, unknown>(Object.entries(row ?? {})).get(identifier);
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
