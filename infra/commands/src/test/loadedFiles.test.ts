import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadedFiles } from './loadedFiles';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loaded-'));
  for (const name of ['a.ts', 'b.ts', 'other.ts']) writeFileSync(join(root, name), name);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const test1 = 'src/one.test.tsx';
const kept = () => loadedFiles(join(root, 'kept'), root);
function stateOf(file: string) {
  const { mtimeMs, size } = statSync(join(root, file));
  return `${mtimeMs} ${size}`;
}
/** A run of a test that loads two files. */
function run(passed: boolean) {
  const files = kept();
  const loaded = Object.fromEntries(['a.ts', 'b.ts'].map((file) => [file, stateOf(file)]));
  writeFileSync(join(files.begin(), encodeURIComponent(test1)), JSON.stringify(loaded));
  files.end([{ file: test1, passed }]);
}
const isUntouched = (...changed: string[]) => kept().isUntouched(test1, new Set(changed));

test('a test that passed is untouched by files that it did not load', () => {
  expect(isUntouched('other.ts')).toBe(false);
  run(true);
  expect(isUntouched('other.ts')).toBe(true);
  expect(isUntouched('other.ts', 'b.ts')).toBe(false);
});

test('a test is touched by everything once a file that it loaded is another one, or gone', () => {
  run(true);
  utimesSync(join(root, 'a.ts'), new Date(), new Date(2000, 1));
  expect(isUntouched('other.ts')).toBe(false);
  run(true);
  expect(isUntouched('other.ts')).toBe(true);
  rmSync(join(root, 'b.ts'));
  expect(isUntouched('other.ts')).toBe(false);
});

test('a test that failed is touched by everything', () => {
  run(true);
  run(false);
  expect(isUntouched('other.ts')).toBe(false);
});

test('of a run that did not end nothing is kept', () => {
  const files = kept();
  writeFileSync(join(files.begin(), encodeURIComponent(test1)), '{}');
  expect(isUntouched('other.ts')).toBe(false);
});
