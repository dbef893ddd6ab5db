/** A file as the service answers it. */
export interface ServedFile {
  /** Its bytes and their media type. */
  readonly content: Blob;
  /** Name under which the service wants it saved. @defaultValue the service sends none. */
  readonly name?: string;
  /**
   * The connection ended before all of it was there. Only who asks for it by {@link FileReading} gets such a file.
   * @defaultValue false
   */
  readonly incomplete?: true;
}

/** Bytes of a file received so far. */
export interface FileProgress {
  /** Bytes that have arrived. */
  readonly received: number;
  /** Bytes of the whole file. @defaultValue the service does not say */
  readonly total?: number;
}

/** Progress reports of a file, and the treatment of one that breaks off. */
export interface FileReading {
  /** Told of each part that arrives. @defaultValue nobody is told */
  readonly onProgress?: (progress: FileProgress) => void;
  /** A file that ends too early is given as far as it came, as `incomplete`. @defaultValue it is a failure */
  readonly keepIncomplete?: boolean;
}

/** Parts of a file are handed to the browser in pieces of so many bytes, which it may keep on disk. */
const pieceSize = 16 * 1024 * 1024;

/** The file of an answer that is a success; `undefined` when the service has none (204). */
export async function servedFile(
  response: Response,
  reading: FileReading = {},
): Promise<ServedFile | undefined> {
  if (response.status === 204) return undefined;
  const name = fileNameIn(response.headers.get('content-disposition') ?? '');
  return { ...(await contentOf(response, reading)), ...(name && { name }) };
}

async function contentOf(
  { body, headers }: Response,
  { onProgress, keepIncomplete }: FileReading,
): Promise<Pick<ServedFile, 'content' | 'incomplete'>> {
  const pieces: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let [received, waiting] = [0, 0];
  const total = wholeLength(headers);
  const bundle = () => {
    pieces.push(new Blob(parts));
    [parts, waiting] = [[], 0];
  };
  const whole = () => {
    bundle();
    return new Blob(pieces, { type: headers.get('content-type') ?? '' });
  };
  const reader = body?.getReader();
  try {
    for (;;) {
      const next = await reader?.read();
      if (!next || next.done) return { content: whole() };
      parts.push(next.value);
      received += next.value.length;
      waiting += next.value.length;
      if (waiting >= pieceSize) bundle();
      onProgress?.({ received, ...(total !== undefined && { total }) });
    }
  } catch (cause) {
    if (!keepIncomplete) throw cause;
    return { content: whole(), incomplete: true };
  }
}

/** The length of a file as it arrives; that of an encoded answer is the length of something else. */
function wholeLength(headers: Headers): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? undefined : Number(length);
}

/** Type guard for a file as {@link servedFile} gives it. */
export function isServedFile(value: unknown): value is ServedFile {
  return typeof value === 'object' && value !== null && 'content' in value;
}

/**
 * File name of a `Content-Disposition` header, without any folder: `attachment; filename="logs.tar.gz"`. The encoded
 * spelling, `filename*=UTF-8''…`, goes first. Blank when there is none.
 */
export function fileNameIn(disposition: string): string {
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = decoded(encoded) ?? quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '';
  return name.split(/[/\\]/).at(-1) ?? '';
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
