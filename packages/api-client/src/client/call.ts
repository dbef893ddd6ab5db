import type { ModelName, MutationAction } from '../meta';
import type { AnswerReader } from './answer';

/** A value of a query parameter; blank ones are left out, lists are joined by commas. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/**
 * Description of the change a call makes, as data beside the call, for those who keep track of changes. Of a
 * call without it nothing is kept.
 */
export interface CallChange {
  readonly model: ModelName;
  readonly action: MutationAction;
  /** Name of the record for users. @defaultValue the `name` of what is sent, or of the record before */
  readonly name?: string;
  /** Identifier of a record that was there before: what was known of it is what the change can be compared with. */
  readonly id?: string;
  /**
   * Keys of what is sent that hold secrets, however deep they lie; `all`: nothing of it may be kept. What is called a
   * password, a token or a key is never kept, also where this does not name it. @defaultValue there are none
   */
  readonly secrets?: readonly string[] | 'all';
  /** Exact inverse of the change, by how it ended. @defaultValue it cannot be undone */
  readonly undo?: (end: ChangeEnd) => ChangeUndo | undefined;
  /**
   * Run that the change is part of, with the change as it is kept there, free of secrets.
   * @defaultValue it is made by itself
   */
  readonly run?: ChangeRun & { readonly made: unknown };
}

/** Run of many changes that are made as one. */
export interface ChangeRun {
  readonly id: string;
  /** Number of changes that were planned. */
  readonly total: number;
  /** Run that this one takes back. @defaultValue it takes back none */
  readonly undoes?: string;
  /**
   * Address of the page that takes the run back: it finds the changes of the run in the state of its location.
   * @defaultValue the run is not taken back as one
   */
  readonly undoAt?: string;
}

/** Facts known once a change was made. */
export interface ChangeEnd {
  /** The record before, as the console shows it; undefined when it was not known. */
  readonly before: unknown;
  /** Answer of the call. */
  readonly answer: unknown;
}

/** Call that takes a change back. */
export interface ChangeUndo {
  readonly call: Call<unknown>;
  /** Where the record is read: to see that nobody else has changed it since. @defaultValue that is not looked at */
  readonly path?: string;
  /** It can no longer be taken back when the record has these values: `{ status: 'STOPPED' }`. */
  readonly except?: Readonly<Record<string, string>>;
}

/** One call of the service as data: nothing happens until a {@link ServiceClient} performs it. */
export interface Call<Answer> {
  /** Action of the call in words: `list reader definitions`. Named in a mismatch. */
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
  /** Sends the session's token. @defaultValue `true`; only the sign-in goes without. */
  readonly authorized?: boolean;
  /**
   * Form of the body of a success: JSON; text that reaches `answer` unchanged; a file, `undefined` when the
   * service has none (204). @defaultValue JSON.
   */
  readonly reads?: 'json' | 'text' | 'file';
  /** Media type asked for. @defaultValue JSON, of a file any. */
  readonly accept?: string;
  /** Checks the body of a success and turns it into the answer. */
  readonly answer: AnswerReader<Answer>;
  /** Answer in place of an error when the service answers 404 (ERROR-11). @defaultValue 404 is an error. */
  readonly notFound?: { readonly answer: Answer };
  /**
   * Change that the call makes. @defaultValue it only reads, or changes nothing that somebody would look for
   * later
   */
  readonly change?: CallChange;
}

/** The same lookup, answering `null` when there is no such record instead of failing (ERROR-11). */
export function orNone<Answer>(call: Call<Answer>): Call<Answer | null> {
  return { ...call, notFound: { answer: null } };
}
