import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { demandApart } from './demandApart';
import { KeyError } from './keys';

let root: string;
const at = (...path: string[]) => join(root, ...path);

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'apart-')));
  for (const folder of ['store', 'store-keys', 'keys', '..store']) mkdirSync(at(folder));
  writeFileSync(at('keys/site.pem'), '');
  symlinkSync(at('store'), at('link-to-store'));
  symlinkSync(at('store/hidden.pem'), at('keys/link.pem'));
  writeFileSync(at('store/hidden.pem'), '');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(['keys/site.pem', 'keys/not-there-yet.pem', 'store-keys/site.pem', '..store/site.pem', 'site.pem'])(
  'a key in %s lies apart from the store',
  (file) => {
    expect(() => demandApart(at(file), at('store'), undefined, at('not-there-yet'))).not.toThrow();
  },
);

test.each([
  ['in it', 'store/site.pem'],
  ['below it', 'store/remotes/keys/site.pem'],
  ['where the store is', 'store'],
  ['in it by another way', 'keys/../store/site.pem'],
  ['in it by a link to the folder', 'link-to-store/site.pem'],
  ['in it by a link to the file', 'keys/link.pem'],
  ['in a file of it by name', 'store/..hidden.pem'],
])('a key that lies %s is refused', (_, file) => {
  const apart = () => demandApart(at(file), undefined, at('keys-of-others'), at('store'));
  expect(apart).toThrow(KeyError);
  expect(apart).toThrow(
    `${at(file)} lies in ${at('store')}, which gateways read. Move it to a folder of its own.`,
  );
});

test('folders that are named by a link, or from here, are the same', () => {
  expect(() => demandApart(at('store/site.pem'), at('link-to-store'))).toThrow(KeyError);
  const here = (path: string) => relative(process.cwd(), at(path));
  expect(() => demandApart(here('store/site.pem'), here('store'))).toThrow(KeyError);
  expect(() => demandApart(here('keys/site.pem'), here('store'))).not.toThrow();
});
