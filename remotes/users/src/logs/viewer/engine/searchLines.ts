import type { LineStore } from './lineStore';
import { type LogSearch, matcherOf } from './searchPattern';

/** Bytes that are searched at once. */
const pieceSize = 4 * 1024 * 1024;

/**
 * Searches the lines of a store, piece by piece.
 * @param push takes each line with a hit, the first line first
 * @returns a step that searches the next piece and gives how much is done, from 0 to 1
 * @throws SyntaxError for a pattern that is none
 */
export function searchLines(store: LineStore, search: LogSearch, push: (line: number) => void): () => number {
  const matcher = matcherOf(search);
  const decoder = new TextDecoder();
  const last = store.count();
  let next = 0;

  const searchPiece = (from: number, to: number) => {
    const bytes = store.bytesOf(from, to);
    const text = decoder.decode(bytes);
    const find = matcher(text);
    const plain = text.length === bytes.length;
    let [line, lineEnd] = [from, plain ? -1 : text.indexOf('\n')];
    for (let mark = find(text, 0); mark; mark = find(text, lineEnd + 1)) {
      const [at] = mark;
      // Where a character is a byte, the index of the lines knows the line; else they are counted.
      if (plain) {
        line = store.lineOfByte(from, at);
        lineEnd = text.indexOf('\n', at);
      } else
        while (at > lineEnd) {
          line += 1;
          lineEnd = text.indexOf('\n', lineEnd + 1);
        }
      push(line);
    }
  };

  return () => {
    if (next >= last) return 1;
    const end = Math.min(last, store.lineAfter(next, pieceSize));
    searchPiece(next, end);
    next = end;
    return next / last;
  };
}
