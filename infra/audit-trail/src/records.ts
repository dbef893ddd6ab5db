import { createHash, createHmac } from 'node:crypto';
import type { Rule } from './rules';

/** The person behind a call, as the service or the company names them. */
export interface Person {
  readonly name: string;
  readonly roles: readonly string[];
  /** Account of the service by which a person acts whom the company names. */
  readonly account?: string;
}

/** Description of a change by the browser that asked for it; nobody has checked it. */
export interface Details {
  /** Remote whose page was open, and its build. */
  readonly remote: string;
  readonly build: string;
  /** Changed fields as they were and as they became, without secrets. */
  readonly fields: readonly { readonly field: string; readonly before?: string; readonly after?: string }[];
  /** Number of changed fields that did not fit. */
  readonly more?: number;
  /** Secrets were changed, or sent again. */
  readonly hidden?: true;
}

/** Intended change of a call: written before it is passed on. */
export interface Intent {
  readonly kind: 'intent';
  /** Id of the request, shared with its outcome and with the logs of gateway and service. */
  readonly id: string;
  /** Missing where the call carries no session, or the service did not say whose it is. */
  readonly person?: Person;
  /** Address of the client. */
  readonly address: string;
  readonly method: string;
  /** Path without what names a record: `/itemsense/configuration/v1/facilities/destroy/:name`. */
  readonly route: string;
  readonly action: string;
  /** Kind of record, `facility`; missing where a call changes no record. */
  readonly model?: string;
  /** Name or id of the record, where the path has it. */
  readonly record?: string;
  readonly details?: Details;
}

/** End of the call. */
export interface Outcome {
  readonly kind: 'outcome';
  readonly id: string;
  /** Status of the answer. */
  readonly status: number;
  /** Time in ms from the intent to the end of the answer. */
  readonly duration: number;
  /** Who signed in, where that is known only afterwards. */
  readonly person?: Person;
}

/**
 * Notice of a gateway in its trail.
 * - `rules`: calls that meet one of them are not recorded from here on, until other rules are recorded.
 * - `gap`: as many records as `missing` could not be written before this one.
 * - `drop`: records were kept as long as they had to be; those to `until` are gone.
 */
export type Notice =
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  | { readonly kind: 'gap'; readonly missing: number }
  | { readonly kind: 'drop'; readonly until: number };

/** Content of a record. */
export type Entry = Intent | Outcome | Notice;

/** An entry in its place. */
export type TrailRecord = Entry & {
  /** Number in the chain of one gateway, from 1, without holes. */
  readonly seq: number;
  /** Time in UTC, `2026-11-24T08:00:00.000Z`. */
  readonly time: string;
  /** Digest of this record and of all before it. */
  readonly digest: string;
};

/** Where a chain is: its last record. */
export interface Head {
  readonly seq: number;
  readonly digest: string;
}

/** The head of a chain without records. */
export const noRecords: Head = { seq: 0, digest: '' };

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Digest of everything that a line says, and of the digest of the line before. */
const digestOf = (previous: string, said: string) => sha256(`${previous}\n${said}`);

const tail = /,"digest":"([\w-]{43})"\}$/;

/**
 * Puts an entry at the end of a chain.
 * @returns the line to write, without its end, and the head that the chain has with it.
 */
export function addRecord(
  { seq, digest }: Head,
  entry: Entry,
  time: Date,
): { readonly line: string; readonly head: Head } {
  const said = JSON.stringify({ seq: seq + 1, time: time.toISOString(), ...entry });
  const next = digestOf(digest, said);
  return { line: `${said.slice(0, -1)},"digest":"${next}"}`, head: { seq: seq + 1, digest: next } };
}

/**
 * Checks a line against the line before it.
 * @returns the head with it, or a sentence that says what is wrong.
 */
export function checkLine(before: Head, line: string): Head | string {
  const [found = '', digest = ''] = tail.exec(line) ?? [];
  if (!digest) return `Record ${before.seq + 1} cannot be read.`;
  const said = `${line.slice(0, -found.length)}}`;
  const seq = Number(/^\{"seq":(\d+),/.exec(line)?.[1]);
  if (seq !== before.seq + 1) return `After record ${before.seq} comes record ${seq || 'without a number'}.`;
  if (digestOf(before.digest, said) !== digest) return `Record ${seq} is not what was written.`;
  return { seq, digest };
}

/** Reads a line that {@link checkLine} has found to be whole. */
export const readRecord = (line: string): TrailRecord => JSON.parse(line) as TrailRecord;

/**
 * A digest that stands for a secret: the same secret has the same digest at one site, and nobody without the key can
 * try candidates.
 * @param key at least 32 bytes.
 */
export const secretDigest = (secret: string, key: Buffer): string =>
  `hmac-sha256:${createHmac('sha256', key).update(secret).digest('base64url').slice(0, 22)}`;
