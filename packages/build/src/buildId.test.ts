import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildId } from './buildId';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'));
  for (const folder of ['a', 'a/dist', 'b']) mkdirSync(join(root, folder));
  write('a/one.ts', 'one');
  write('b/two.ts', 'two');
});

afterEach(() => rmSync(root, { recursive: true }));

const id = (...extra: string[]) => buildId(root, [join(root, 'a'), join(root, 'b')], extra);

test('the same sources give the same id, eight hexadecimal digits', () => {
  expect(id()).toMatch(/^[0-9a-f]{8}$/);
  expect(id()).toBe(id());
});

test('what is built and what is tested does not count', () => {
  const before = id();
  write('a/dist/one.js', 'built');
  write('a/one.test.ts', 'tested');
  expect(id()).toBe(before);
});

test.each([
  ['a source that changed', () => write('a/one.ts', 'changed')],
  ['a source that came', () => write('b/three.ts', 'three')],
  ['a source that went', () => rmSync(join(root, 'b/two.ts'))],
])('%s gives another id', (_, change) => {
  const before = id();
  change();
  expect(id()).not.toBe(before);
});

test('so does another tool', () => {
  expect(id('2.9.2')).not.toBe(id('2.9.3'));
});
