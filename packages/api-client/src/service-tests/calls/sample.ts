import type { Call } from '../../client';
import { checkFile, type Download, fetchFile } from '../../downloads/download';

/**
 * Expectation of a call for the body of a success: it needs the `record` or the `list` it asked for, takes
 * any body of a `write` as done, keeps `text` unchanged, and saves a `file`, after a `check` without a body.
 */
export type Reads = 'record' | 'list' | 'write' | 'text' | 'file' | 'check';

/** A call with arguments as a user gives them, and an answer that it takes. */
export interface Sample {
  readonly call: Call<unknown>;
  readonly reads: Reads;
  /** Body of the answer. */
  readonly answer?: unknown;
}

/** Samples by resource and by the function that makes the call. */
export type Samples = Readonly<Record<string, Readonly<Record<string, Sample>>>>;

/** Secret for every call that takes one, so that a leak is found by its text. */
export const secret = 'kept-Secret1';

/** Asks for a record. */
export const record = (call: Call<unknown>, answer: unknown): Sample => ({ call, reads: 'record', answer });

/** Asks for a list. */
export const list = (call: Call<unknown>): Sample => ({ call, reads: 'list', answer: [] });

/** Changes something. */
export const write = (call: Call<unknown>): Sample => ({ call, reads: 'write' });

/** Asks for text. */
export const text = (call: Call<unknown>, answer: string): Sample => ({ call, reads: 'text', answer });

/** Gets a file. */
export const file = (download: Download): Sample => ({
  call: fetchFile(download),
  reads: 'file',
  answer: 'its bytes',
});

/** Asks whether there is a file. */
export const check = (download: Download): Sample => ({ call: checkFile(download), reads: 'check' });
