import type { Call, QueryValue, ServedFile } from '../client';
import { readFile } from '../client/answer';

/** A file of the service as data: nothing happens until it is downloaded. */
export interface Download {
  /** Action in words: `download system logs`. Named in a failure. */
  readonly name: string;
  /** Path from the root of the service, every segment encoded. */
  readonly path: string;
  /** Query parameters. @defaultValue none. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** Media type asked for. @defaultValue any. */
  readonly accept?: string;
  /** Name of the saved file where the service gives none. */
  readonly fileName: string;
  /** Asks the service first (HEAD) if there is a file at all (LOG-13). @defaultValue `false`. */
  readonly checkFirst?: boolean;
}

/** Gets the file; `null` when there is none. */
export function fetchFile(download: Download): Call<ServedFile | null> {
  const { name, path, query, accept } = download;
  return { name, method: 'GET', path, query, accept, reads: 'file', answer: readFile };
}

/** Asks whether there is a file; `null` when there is none. */
export function checkFile(download: Download): Call<ServedFile | null> {
  return { ...fetchFile(download), method: 'HEAD' };
}
