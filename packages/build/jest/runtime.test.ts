import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const inWorkspace = (path: string) => resolve(__dirname, '../../..', path);
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

test('a test file leaves which sources it loaded, with the state of each', () => {
  const loaded = join(folder, 'loaded');
  mkdirSync(loaded);
  const tested = 'infra/commands/src/test/tally';
  const jest = inWorkspace('node_modules/jest/bin/jest.js');
  const config = inWorkspace('packages/build/jest/jest.config.mjs');
  spawnSync(process.execPath, [jest, '--config', config, '--runTestsByPath', `${tested}.test.ts`], {
    cwd: inWorkspace('.'),
    env: { ...process.env, LOADED_FILES: loaded },
  });
  const text = readFileSync(join(loaded, encodeURIComponent(`${tested}.test.ts`)), 'utf8');
  const { mtimeMs, size } = statSync(inWorkspace(`${tested}.ts`));
  expect(JSON.parse(text)).toMatchObject({
    [`${tested}.ts`]: `${mtimeMs} ${size}`,
    [`${tested}.test.ts`]: expect.any(String),
  });
  expect(text).not.toContain('node_modules');
});
