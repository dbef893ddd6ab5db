import fc from 'fast-check';
import { createLineStore } from './lineStore';

const bytes = (text: string) => new TextEncoder().encode(text);
const linesOf = (store: ReturnType<typeof createLineStore>) =>
  Array.from({ length: store.count() }, (_, line) => new TextDecoder().decode(store.bytesOf(line, line + 1)));

test('however a file is cut into parts, its lines are the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n') }), { maxLength: 20 }),
      (parts) => {
        const store = createLineStore(0);
        for (const part of parts) store.append(bytes(part));
        store.endFile();
        const text = parts.join('');
        const expected = text.split('\n').map((line) => `${line}\n`);
        if (text === '' || text.endsWith('\n')) expected.pop();
        expect(linesOf(store)).toEqual(expected);
      },
    ),
  );
});

test('lines go on over the ends of blocks', () => {
  const store = createLineStore(0);
  const long = `2026-01-01T00:00:00Z ERROR ${'x'.repeat(3_000_000)}`;
  for (let file = 0; file < 4; file += 1) {
    store.append(bytes(long));
    store.endFile();
  }
  expect(linesOf(store)).toEqual(Array.from({ length: 4 }, () => `${long}\n`));
  expect([0, 1, 2, 3].map(store.levelAt)).toEqual([4, 4, 4, 4]);
  expect(store.lineOfByte(1, long.length + 1)).toBe(2);
  expect(store.lineOfByte(1, long.length)).toBe(1);
});

test('a line without time and level has those of the line before it, in the same file only', () => {
  const store = createLineStore(0);
  store.append(bytes('2026-01-01T00:00:00Z ERROR failed\n  at once\n2026-01-01T00:00:01Z plain\n'));
  store.endFile();
  store.append(bytes('  at once\n'));
  store.endFile();
  expect([0, 1, 2, 3].map(store.levelAt)).toEqual([4, 4, 0, 0]);
  expect(store.timeAt(1)).toBe(Date.UTC(2026, 0, 1));
  expect(store.timeAt(3)).toBeNaN();
});
