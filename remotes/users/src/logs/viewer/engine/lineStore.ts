import { lineHeadReader } from './logLine';
import { placeOf } from './sortedNumbers';

/** Thrown when there are more lines than the index may hold. */
export class TooManyLinesError extends Error {
  override readonly name = 'TooManyLinesError';
}

/** Bytes are kept in blocks of this size, which is a power of two. */
const blockBits = 22;
const blockSize = 2 ** blockBits;

/** Most lines that are indexed: 13 bytes of index for each. */
export const mostLines = 20_000_000;

const newline = 10;

/** So many bytes of a line are looked at to classify it. */
const headSize = 160;

/**
 * The lines of all files of a log, one after the other, as bytes with an index of where each begins, when it was
 * written and its level. A line without a time and a level of its own belongs to the one before it: a stack trace has
 * those of its error.
 */
export interface LineStore {
  /** Number of complete lines. */
  readonly count: () => number;
  /** Number of bytes kept. */
  readonly size: () => number;
  /** Takes the next bytes of the file that is open. @throws TooManyLinesError */
  readonly append: (bytes: Uint8Array) => void;
  /** Ends the file that is open: its last line is complete, and the next one begins a file. */
  readonly endFile: () => void;
  /** Level of a line, as its place in `levels`. */
  readonly levelAt: (line: number) => number;
  /** When a line was written, in milliseconds since 1970; NaN when neither it nor one before it says so. */
  readonly timeAt: (line: number) => number;
  /** Bytes of whole lines, with the ends of lines; read them before the next call. */
  readonly bytesOf: (from: number, to: number) => Uint8Array;
  /** The line that has a byte, counted from the beginning of the line `from`. */
  readonly lineOfByte: (from: number, offset: number) => number;
  /** The line up to which so many bytes go, from the beginning of the line `from`; at least one line, if there is one. */
  readonly lineAfter: (from: number, bytes: number) => number;
}

/** Makes an empty store of lines. @param now milliseconds since 1970, for times without a year */
export function createLineStore(now: number): LineStore {
  const blocks: Uint8Array[] = [];
  const readHead = lineHeadReader(now);
  /** Where lines begin; the last one is where the next line will begin. */
  let starts = new Uint32Array(1024);
  let lineLevels = new Uint8Array(1024);
  let times = new Float64Array(1024);
  let [count, size, firstOfFile] = [0, 0, 0];

  const grow = () => {
    const room = starts.length * 2;
    const [moreStarts, moreLevels, moreTimes] = [
      new Uint32Array(room),
      new Uint8Array(room),
      new Float64Array(room),
    ];
    moreStarts.set(starts);
    moreLevels.set(lineLevels);
    moreTimes.set(times);
    [starts, lineLevels, times] = [moreStarts, moreLevels, moreTimes];
  };

  const bytesBetween = (from: number, to: number): Uint8Array => {
    const first = from >>> blockBits;
    const last = Math.max(from, to - 1) >>> blockBits;
    const [start, block] = [from - first * blockSize, blocks[first]];
    if (!block) return new Uint8Array(0);
    if (first === last) return block.subarray(start, start + to - from);
    const joined = new Uint8Array(to - from);
    let written = 0;
    for (let at = first; at <= last; at += 1) {
      const part = (blocks[at] as Uint8Array).subarray(
        at === first ? start : 0,
        at === last ? to - last * blockSize : blockSize,
      );
      joined.set(part, written);
      written += part.length;
    }
    return joined;
  };

  const endLine = (end: number) => {
    if (count >= mostLines) throw new TooManyLinesError();
    if (count + 2 > starts.length) grow();
    const start = starts[count] as number;
    const [first, block] = [start >>> blockBits, blocks[start >>> blockBits] as Uint8Array];
    const inBlock = start - first * blockSize;
    const length = Math.min(end - start, headSize);
    const { time, level } =
      inBlock + length <= blockSize
        ? readHead(block, inBlock, inBlock + length)
        : readHead(bytesBetween(start, start + length), 0, length);
    const belongs = count > firstOfFile && level < 0 && Number.isNaN(time);
    lineLevels[count] = belongs ? (lineLevels[count - 1] as number) : Math.max(0, level);
    times[count] = Number.isNaN(time) && count > firstOfFile ? (times[count - 1] as number) : time;
    count += 1;
    starts[count] = end;
  };

  const append = (bytes: Uint8Array) => {
    let from = 0;
    while (from < bytes.length) {
      const inBlock = size & (blockSize - 1);
      if (inBlock === 0) blocks.push(new Uint8Array(blockSize));
      const part = bytes.subarray(from, from + blockSize - inBlock);
      (blocks.at(-1) as Uint8Array).set(part, inBlock);
      const begin = size;
      size += part.length;
      for (let end = part.indexOf(newline); end >= 0; end = part.indexOf(newline, end + 1))
        endLine(begin + end + 1);
      from += part.length;
    }
  };

  const lineOfByte = (from: number, offset: number) =>
    placeOf(starts.subarray(0, count + 1), (starts[from] as number) + offset + 1) - 1;

  return {
    count: () => count,
    size: () => size,
    append,
    endFile: () => {
      // What has no end of line gets one, so that the next file begins with a line of its own.
      if (size > (starts[count] as number)) append(Uint8Array.of(newline));
      firstOfFile = count;
    },
    levelAt: (line) => lineLevels[line] as number,
    timeAt: (line) => times[line] as number,
    bytesOf: (from, to) => bytesBetween(starts[from] as number, starts[to] as number),
    lineOfByte,
    lineAfter: (from, bytes) => Math.min(count, Math.max(from + 1, lineOfByte(from, bytes))),
  };
}
