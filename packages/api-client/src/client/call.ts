import type { AnswerReader } from './answer';

/** A value of a query parameter; blank ones are left out, lists are joined by commas. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** One call of the service as data: nothing happens until a {@link ServiceClient} performs it. */
export interface Call<Answer> {
  /** What the call does, in words: `list reader definitions`. Named in a mismatch. */
  readonly name: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Path from the root of the service, every segment encoded: see `servicePath` and `consolePath`. */
  readonly path: string;
  /** Query parameters. @defaultValue none. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** Sent as JSON. @defaultValue no body and no content type. */
  readonly body?: unknown;
  /** Sent unchanged, in place of `body`. */
  readonly content?: { readonly type: string; readonly text: string };
  /** Whether the session's token is sent. @defaultValue `true`; only the sign-in goes without. */
  readonly authorized?: boolean;
  /**
   * What the body of a success is read as: JSON; text that reaches `answer` unchanged; a file, `undefined` when the
   * service has none (204). @defaultValue JSON.
   */
  readonly reads?: 'json' | 'text' | 'file';
  /** Media type asked for. @defaultValue JSON, of a file any. */
  readonly accept?: string;
  /** Checks the body of a success and turns it into the answer. */
  readonly answer: AnswerReader<Answer>;
  /** Answer in place of an error when the service answers 404 (ERROR-11). @defaultValue 404 is an error. */
  readonly notFound?: { readonly answer: Answer };
}

/** The same lookup, answering `null` when there is no such record instead of failing (ERROR-11). */
export function orNone<Answer>(call: Call<Answer>): Call<Answer | null> {
  return { ...call, notFound: { answer: null } };
}
