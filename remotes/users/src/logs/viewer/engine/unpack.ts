import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { DamagedArchiveError, gunzip } from './gunzip';
import { type LineStore, TooManyLinesError } from './lineStore';

/** Why a file is not shown. */
export type Refusal =
  /** It expands to more than may be kept. */
  | 'tooLarge'
  /** It expands to so many times its size that it is no log. */
  | 'bomb'
  | 'tooManyFiles'
  | 'tooManyLines'
  /** Archives in archives in archives. */
  | 'tooDeep'
  /** Its compressed data is damaged. */
  | 'damaged'
  /** Its structure as an archive is broken. */
  | 'brokenTar'
  /** An archive of a kind that is not read. */
  | 'otherArchive'
  /** It is neither text nor an archive. */
  | 'noText'
  | 'empty';

/** Thrown for a file that is not shown. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  constructor(readonly reason: Refusal) {
    super(`The file is refused: ${reason}.`);
  }
}

/** A file of a log. */
export interface LogFile {
  /** Its path in the archive, or the name of the file itself. */
  readonly name: string;
  /** Its first line among all lines. */
  readonly first: number;
  /** Number of its lines so far. */
  readonly lines: number;
  /** Bytes of it that were read. */
  readonly size: number;
  /** It is no text, and has no lines. */
  readonly binary: boolean;
  /** It ends in the middle. */
  readonly cut: boolean;
}

/** Result of unpacking so far. */
export interface Unpacked {
  readonly files: readonly LogFile[];
  /** The data ends in the middle, or its checksum is not that of what was read. */
  readonly end: 'whole' | 'cut' | 'checksum';
}

/** Bounds of what is unpacked. */
export interface UnpackLimits {
  /** Most bytes in all. @defaultValue 512 MiB */
  readonly bytes?: number;
  /** Most bytes for each byte of the file. @defaultValue 300; logs have 10 to 40 */
  readonly ratio?: number;
  /** So many bytes are allowed whatever the ratio. @defaultValue 32 MiB */
  readonly always?: number;
  /** Most files in all. @defaultValue 20,000 */
  readonly files?: number;
}

/** Archives may lie in archives so many deep. */
const deepest = 4;

/** So many bytes are looked at to tell what a file is. */
const headSize = 512;

/** So many bytes of a file that is not compressed are read at once. */
const readAtOnce = 1024 * 1024;

const matches = (head: Uint8Array, at: number, signature: readonly number[]) =>
  signature.every((byte, place) => head[at + place] === byte);

const signatures = {
  gzip: [0x1f, 0x8b],
  ustar: [...'ustar'].map((sign) => sign.charCodeAt(0)),
  zip: [0x50, 0x4b, 0x03, 0x04],
  sevenZip: [0x37, 0x7a, 0xbc, 0xaf],
  xz: [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  bzip2: [0x42, 0x5a, 0x68],
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
} as const;

type FileKind = 'gzip' | 'tar' | 'otherArchive' | 'binary' | 'text';

/** Kind of a file, by how it begins. */
export function kindOf(head: Uint8Array): FileKind {
  if (matches(head, 0, signatures.gzip)) return 'gzip';
  if (matches(head, 257, signatures.ustar)) return 'tar';
  const { zip, sevenZip, xz, bzip2, zstd } = signatures;
  if ([zip, sevenZip, xz, bzip2, zstd].some((signature) => matches(head, 0, signature)))
    return 'otherArchive';
  return head.includes(0) ? 'binary' : 'text';
}

interface Task {
  readonly store: LineStore;
  readonly files: LogFile[];
  readonly onProgress: (files: readonly LogFile[]) => void;
  /** Counts what is expanded. @throws RefusedFileError beyond the limits */
  readonly spend: (bytes: number) => void;
  readonly mostFiles: number;
}

/** Takes the bytes of one file, whatever it turns out to be. */
interface Sink {
  readonly take: (bytes: Uint8Array) => Promise<void> | void;
  /** @param cut it ends in the middle */
  readonly end: (cut: boolean) => Promise<Unpacked['end']> | Unpacked['end'];
}

/**
 * Reads the lines of a file into a store: of text, of gzip data of one or several members, of a tar archive, and of
 * such in such. What ends in the middle is read as far as it goes.
 * @param onProgress told of the files that are there, after each part
 * @throws RefusedFileError for what is no log, is broken, or exceeds the limits; the store is then to be dropped
 */
export async function unpack(
  file: Blob,
  name: string,
  store: LineStore,
  onProgress: (files: readonly LogFile[]) => void = () => undefined,
  {
    bytes: mostBytes = 512 * 1024 * 1024,
    ratio = 300,
    always = 32 * 1024 * 1024,
    files: mostFiles = 20_000,
  }: UnpackLimits = {},
): Promise<Unpacked> {
  if (file.size === 0) throw new RefusedFileError('empty');
  const allowed = Math.max(always, file.size * ratio);
  let spent = 0;
  const spend = (bytes: number) => {
    spent += bytes;
    if (spent > mostBytes) throw new RefusedFileError('tooLarge');
    if (spent > allowed) throw new RefusedFileError('bomb');
  };
  const task: Task = { store, files: [], onProgress, spend, mostFiles };
  try {
    const end = await unpackBlob(task, file, name, 0);
    const [first] = task.files;
    if (task.files.length === 1 && first?.binary && first.name === name) throw new RefusedFileError('noText');
    return { files: task.files, end };
  } catch (cause) {
    if (cause instanceof TooManyLinesError) throw new RefusedFileError('tooManyLines');
    if (cause instanceof DamagedArchiveError) throw new RefusedFileError('damaged');
    throw cause;
  }
}

async function unpackBlob(task: Task, file: Blob, name: string, depth: number): Promise<Unpacked['end']> {
  if (depth > deepest) throw new RefusedFileError('tooDeep');
  const kind = kindOf(new Uint8Array(await file.slice(0, headSize).arrayBuffer()));
  if (kind === 'otherArchive' && depth === 0) throw new RefusedFileError('otherArchive');
  const within = kind === 'gzip' ? detectingSink(task, withoutEnding(name), depth) : undefined;
  if (within) {
    const end = await gunzip(file, (bytes) => {
      task.spend(bytes.length);
      return within.take(bytes);
    });
    const inner = await within.end(end === 'cut');
    return inner === 'whole' ? end : inner;
  }
  const sink = sinkOf(kind, task, name, depth);
  for (let from = 0; from < file.size; from += readAtOnce) {
    const part = new Uint8Array(await file.slice(from, from + readAtOnce).arrayBuffer());
    if (depth === 0) task.spend(part.length);
    await sink.take(part);
  }
  return sink.end(false);
}

/** `reader.log.gz` is `reader.log`, `logs.tgz` is `logs`. */
const withoutEnding = (name: string) => name.replace(/\.(gz|gzip|tgz)$/i, '');

function sinkOf(kind: FileKind, task: Task, name: string, depth: number): Sink {
  if (kind === 'tar') return tarSink(task, depth);
  if (kind === 'gzip') return blobSink(task, name, depth);
  return linesSink(task, name, kind !== 'text');
}

/** Decides by the first bytes what the rest is. */
function detectingSink(task: Task, name: string, depth: number): Sink {
  let head = new Uint8Array(0);
  let sink: Sink | undefined;
  const begin = async () => {
    sink = sinkOf(kindOf(head.subarray(0, headSize)), task, name, depth + 1);
    await sink.take(head);
    return sink;
  };
  return {
    take: async (bytes) => {
      if (sink) return sink.take(bytes);
      const joined = new Uint8Array(head.length + bytes.length);
      joined.set(head);
      joined.set(bytes, head.length);
      head = joined;
      if (head.length >= headSize) await begin();
    },
    end: async (cut) => (sink ?? (await begin())).end(cut),
  };
}

/** Keeps compressed data together, and unpacks it once it is there. */
function blobSink(task: Task, name: string, depth: number): Sink {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  return {
    take: (bytes) => {
      parts.push(bytes.slice());
    },
    end: async (cut) => {
      const end = await unpackBlob(task, new Blob(parts), name, depth + 1);
      return cut ? 'cut' : end;
    },
  };
}

/** Puts the lines of a text into the store; of what is no text it counts the bytes. */
function linesSink(task: Task, name: string, binary: boolean): Sink {
  const { store, files, onProgress, mostFiles } = task;
  if (files.length >= mostFiles) throw new RefusedFileError('tooManyFiles');
  const place = files.length;
  const first = store.count();
  let size = 0;
  const tell = (cut = false) => {
    files[place] = { name, first, lines: binary ? 0 : store.count() - first, size, binary, cut };
    onProgress(files);
  };
  tell();
  return {
    take: (bytes) => {
      size += bytes.length;
      if (!binary) store.append(bytes);
      tell();
    },
    end: (cut) => {
      if (!binary) store.endFile();
      tell(cut);
      return cut ? 'cut' : 'whole';
    },
  };
}

/** Wording of modern-tar for an archive that ends too early. */
const truncated = /truncated/i;

/** State of reading the files of an archive: it waits for the decoder, or works on what came. */
interface Reading {
  waiting: boolean;
  /** Grows with each part. */
  parts: number;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Unpacks the files of a tar archive as it comes. */
function tarSink(task: Task, depth: number): Sink {
  const decoder = createTarDecoder({ strict: true });
  const writer = decoder.writable.getWriter();
  const reading: Reading = { waiting: false, parts: 0 };
  let failure: unknown;
  const read = readEntries(task, decoder.readable.getReader(), depth, reading).catch((cause: unknown) => {
    failure = cause;
    return 'whole' as const;
  });
  const check = () => {
    if (failure !== undefined) throw asRefusal(failure);
  };
  /** Who writes waits for who reads; that one says why it ended, the writer only that it did. */
  const write = (writing: Promise<void>) => Promise.race([writing.catch(() => read), read]);
  /** An archive that ends too early loses what was decoded and not read yet: it is read before its end is told. */
  const settled = async () => {
    for (let seen = -1; failure === undefined && !(reading.waiting && seen === reading.parts); ) {
      seen = reading.parts;
      await nextTask();
    }
  };
  return {
    take: async (bytes) => {
      check();
      await write(writer.write(bytes));
      check();
    },
    end: async (cut) => {
      await settled();
      check();
      await write(writer.close());
      const inner = await read;
      if (failure !== undefined && isTruncation(failure)) return 'cut';
      check();
      return cut ? 'cut' : inner;
    },
  };
}

const isTruncation = (failure: unknown) => failure instanceof Error && truncated.test(failure.message);

const ownErrors = [RefusedFileError, TooManyLinesError, DamagedArchiveError];

/** Turns what the decoder throws into a broken archive; what is thrown here says itself what it is. */
const asRefusal = (failure: unknown): unknown =>
  ownErrors.some((kind) => failure instanceof kind) ? failure : new RefusedFileError('brokenTar');

async function readEntries(
  task: Task,
  entries: ReadableStreamDefaultReader<ParsedTarEntry>,
  depth: number,
  reading: Reading,
): Promise<Unpacked['end']> {
  const waitFor = async <Part>(part: Promise<Part>): Promise<Part> => {
    reading.waiting = true;
    const came = await part;
    reading.waiting = false;
    reading.parts += 1;
    return came;
  };
  let worst: Unpacked['end'] = 'whole';
  for (;;) {
    const { done, value } = await waitFor(entries.read());
    if (done) return worst;
    const { header, body } = value;
    if (header.type !== 'file') {
      await body.cancel();
      continue;
    }
    const end = await readEntry(detectingSink(task, header.name, depth), body.getReader(), waitFor);
    if (end !== 'whole') worst = end;
  }
}

async function readEntry(
  sink: Sink,
  body: ReadableStreamDefaultReader<Uint8Array>,
  waitFor: <Part>(part: Promise<Part>) => Promise<Part>,
): Promise<Unpacked['end']> {
  for (;;) {
    const part = await waitFor(body.read()).catch(async (failure: unknown) => {
      // The lines that came before the end are there.
      if (isTruncation(failure)) await sink.end(true);
      throw failure;
    });
    if (part.done) return sink.end(false);
    await sink.take(part.value);
  }
}
