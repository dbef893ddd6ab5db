import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyForMutants } from './copyForMutants';

let root: string;
let copy: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** A link as pnpm makes it: relative to where it lies. */
const link = (file: string, target: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  symlinkSync(target, join(root, file));
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'copied-')));
  copy = join(root, '.console/mutation/workspace');
  write('packages/store/index.js', 'module.exports = "here";');
  write('packages/store/package.json', '{ "name": "@console/store", "main": "index.js" }');
  write('node_modules/.pnpm/library@1/node_modules/library/index.js', 'module.exports = "library";');
  link('packages/gateway/node_modules/@console/store', '../../../store');
  link('packages/gateway/node_modules/library', '../../../node_modules/.pnpm/library@1/node_modules/library');
  write('packages/gateway/dist/built.js', '');
  copyForMutants(root, copy);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const resolvedIn = (folder: string) => createRequire(join(folder, 'packages/gateway/index.js')).resolve;

test('packages find each other in the copy, and their libraries where they are installed', () => {
  expect(resolvedIn(copy)('@console/store')).toBe(join(copy, 'packages/store/index.js'));
  expect(resolvedIn(copy)('library')).toBe(resolvedIn(root)('library'));
});

test('what is changed in the copy stays there, and is gone with the next', () => {
  writeFileSync(join(copy, 'packages/store/index.js'), 'module.exports = "changed";');
  expect(readFileSync(join(root, 'packages/store/index.js'), 'utf8')).toContain('here');
  copyForMutants(root, copy);
  expect(readFileSync(join(copy, 'packages/store/index.js'), 'utf8')).toContain('here');
});

test('what was built is not copied', () => {
  expect(() => readFileSync(join(copy, 'packages/gateway/dist/built.js'))).toThrow('ENOENT');
});

test.each([
  ['packages/remote/a.test.ts', '/** @jest-environment ./packages/testing/src/environments/dom.ts */\n'],
  ['packages/design/src/b.test.tsx', ''],
])('the page of %s is one that Stryker can look into', (file, head) => {
  write(file, `${head}test('one', () => {});\n`);
  copyForMutants(root, copy);
  expect(readFileSync(join(copy, file), 'utf8')).toBe(
    `/** @jest-environment ./infra/commands/src/mutation/domEnvironment.cjs */\ntest('one', () => {});\n`,
  );
});

test('a test in Node stays as it is', () => {
  write('packages/remote/a.test.ts', `test('one', () => {});\n`);
  copyForMutants(root, copy);
  expect(readFileSync(join(copy, 'packages/remote/a.test.ts'), 'utf8')).toBe(`test('one', () => {});\n`);
});
