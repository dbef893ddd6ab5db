import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => jest.resetModules());

const file = join(folder, 'module.js');
let written = 0;
const write = (source: string) => {
  writeFileSync(file, source);
  written += 1;
  utimesSync(file, written, written);
};

test('a module that was read before is what its file says now, of the same size, too', () => {
  write('module.exports = 1;');
  expect(require(file)).toBe(1);
  jest.resetModules();
  write('module.exports = 2;');
  expect(require(file)).toBe(2);
});

test('a module that is loaded anew knows nothing of its earlier self', () => {
  write('let calls = 0; module.exports = () => ++calls;');
  const count = () => require(file)();
  expect([count(), count()]).toEqual([1, 2]);
  jest.resetModules();
  expect(count()).toBe(1);
});

test('an error names the line and the column of its file', () => {
  write('throw new Error("here");\n');
  expect(() => require(file)).toThrow(
    expect.objectContaining({ stack: expect.stringContaining(`${file}:1:7`) }),
  );
  write('\n  throw new Error("there");\n');
  jest.resetModules();
  expect(() => require(file)).toThrow(
    expect.objectContaining({ stack: expect.stringContaining(`${file}:2:9`) }),
  );
});
