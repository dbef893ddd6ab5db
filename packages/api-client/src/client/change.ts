import type { Call, CallChange } from './call';
import type { ServiceError } from './serviceError';

/** A call that changes something, with what goes over the wire of it. */
export interface ChangingCall {
  readonly call: Call<unknown> & { readonly change: CallChange };
  /** Path with its query. */
  readonly path: string;
}

/** End of a call that changes something. */
export interface ChangingCallEnd {
  /** @defaultValue it failed */
  readonly answer?: unknown;
  /** The body of the answer as it came. @defaultValue there was no answer */
  readonly text?: string;
  /** @defaultValue it succeeded */
  readonly error?: ServiceError;
  /** @defaultValue the service did not answer */
  readonly status?: number;
  /** By which gateway and service name the request in their logs. @defaultValue they named none */
  readonly requestId?: string;
}

/** Tells a call that changes something from one that reads. */
export const isChanging = (call: Call<unknown>): call is ChangingCall['call'] => call.change !== undefined;

/**
 * Describes what a call is about to change, for whoever passes it on to the service. It must not reject.
 * @returns headers of the request, or undefined where nothing is said
 */
export type DescribeChange = (
  changing: ChangingCall,
) => Promise<Readonly<Record<string, string>> | undefined> | undefined;

/** Is told of a call when it begins; what it returns is told how it ended. It must not throw. */
export type FollowChange = (changing: ChangingCall) => (end: ChangingCallEnd) => void;
