import type { Call } from './call';
import type { Outcome } from './interpret';
import type { WireRequest } from './request';
import type { FileReading, ServedFile } from './servedFile';

/** Identification of the session to the service; undefined: nobody is signed in. */
export type Token = string | undefined;

/** Cancellation of a call, and the reading of files for calls that read one. */
export interface CallOptions extends FileReading {
  /** Gives the call up. @defaultValue it goes on until it has ended */
  readonly signal?: AbortSignal;
}

/** End of a call, with what an answer that was read now says beside it. */
export type Performed<Answer> = Outcome<Answer> & {
  readonly status: number;
  /** Body as it came. @defaultValue it is known from before, or is a file */
  readonly text?: string;
  readonly requestId?: string;
};

/** Performs a call, whatever it answers. */
export type Perform = <Answer>(call: Call<Answer>, options: PerformOptions) => Promise<Performed<Answer>>;

/** Call options with the token, for a call on its way through the layers. */
interface PerformOptions extends CallOptions {
  /** Given by the session. @defaultValue nobody is signed in */
  readonly token?: Token;
}

/** A request on its way to the network. */
export interface Sending extends WireRequest {
  readonly call: Call<unknown>;
  /** Address of the service with `path`. */
  readonly url: string;
  readonly token: Token;
  /** Signal of the caller, who may give the call up. */
  readonly caller?: AbortSignal | undefined;
  /** Ends the request: by the caller, or when its time is over. */
  readonly signal?: AbortSignal | undefined;
  readonly reading: FileReading;
  /** Called when a file has begun to come. */
  readonly onFile?: () => void;
}

/** A response read to its end. */
export interface WireAnswer {
  readonly status: number;
  readonly ok: boolean;
  /** Entity tag under which the service gave it; `null` when it names none. */
  readonly tag: string | null;
  /** Text of the body; of a success that is read as a file, the file, `undefined` when the service has none. */
  readonly body: string | ServedFile | undefined;
  readonly requestId?: string | undefined;
}

/**
 * Sends a request and reads the response to its end.
 * @throws ServiceError when no answer came, or not all of it.
 */
export type Send = (sending: Sending) => Promise<WireAnswer>;

/** Adds one concern around the next step. */
export type Layer<Step> = (next: Step) => Step;

/** Puts layers around a step, the outermost first. */
export const stack = <Step>(layers: readonly Layer<Step>[], innermost: Step): Step =>
  layers.reduceRight((next, layer) => layer(next), innermost);

/** Tells whether an answer that is there already, or came ahead, can stand for that of a call. */
export const isRepeatable = ({ method, reads }: Call<unknown>) => method === 'GET' && reads !== 'file';
