import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../workspace';
import { scriptFeatures } from './scriptFeatures';
import { styleFeatures } from './styleFeatures';
import { ofOthers, withoutThem } from './withoutThem';

/** True for a source that gets into the browser of an administrator. */
const isShipped = (path: string) =>
  /\.(tsx?|css)$/.test(path) &&
  !/\.d\.ts$|\.(test|gallery|fixtures)\.|(^|[\\/])(test|testing|gallery|service-tests)[\\/]/.test(path);

const folders = [
  'shell',
  ...readdirSync(join(workspace, 'remotes')).map((name) => `remotes/${name}`),
  ...['api-client', 'design', 'remote'].map((name) => `packages/${name}`),
].map((folder) => join(workspace, folder, 'src'));

const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter(isShipped)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Features that scripts use and declare. */
const scan = (files: readonly Source[]) =>
  files
    .filter(({ path }) => !path.endsWith('.css'))
    .map(({ path, text }) => ({ path, ...scriptFeatures(text) }));

/** Keys of the young features that sources use, with a file that does. */
function youngIn(files: readonly Source[], scripts = scan(files)): Map<string, string> {
  const own = new Set([...ofOthers, ...scripts.flatMap(({ declared }) => declared)]);
  const found = new Map<string, string>();
  for (const { path, used } of scripts)
    for (const { key, member } of used) if (member === undefined || !own.has(member)) found.set(key, path);
  for (const { path, text } of files)
    if (path.endsWith('.css')) for (const key of styleFeatures(text)) found.set(key, path);
  return found;
}

test('what not all browsers of the list have is used only where it is said what is there instead', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const scripts = scan(sources);
  const found = youngIn(sources, scripts);
  const unsaid = [...found].filter(([key]) => !(key in withoutThem));
  expect(
    unsaid.map(([key, path]) => `${key} in ${path}: say in withoutThem.ts what is there instead`),
  ).toEqual([]);
  expect(Object.keys(withoutThem).filter((key) => !found.has(key))).toEqual([]);
  const told = new Set(scripts.flatMap(({ used }) => used.map(({ member }) => member)));
  expect(ofOthers.filter((name) => !told.has(name))).toEqual([]);
});

test.each([
  ['a global', 'new URLPattern({ pathname: "/" });', 'api.URLPattern'],
  ['one of the page', 'globalThis.showOpenFilePicker();', 'api.Window.showOpenFilePicker'],
  ['a member of a global', 'Iterator.concat(one, other);', 'javascript.builtins.Iterator.concat'],
  ['a member of elements', 'parent.moveBefore(node, null);', 'api.Document.moveBefore'],
  ['a member that is taken out', 'const { moveBefore } = parent;', 'api.Document.moveBefore'],
  ['an attribute', '<dialog closedby="any" />;', 'html.elements.dialog.closedby'],
])('%s is found', (_, text, key) => {
  expect([...youngIn([{ path: 'x.tsx', text }]).keys()]).toEqual([key]);
});

test.each([
  [
    'a property',
    'a { field-sizing: content; }',
    ['css.properties.field-sizing', 'css.properties.field-sizing.content'],
  ],
  ['a word', 'a { text-wrap: pretty; }', ['css.properties.text-wrap.pretty']],
  ['a rule', '@position-try --x { top: 0; }', ['css.at-rules.position-try']],
  ['a selector', 'a:open { color: red; }', ['css.selectors.open']],
])('%s of a style sheet is found', (_, text, keys) => {
  expect([...youngIn([{ path: 'x.css', text }]).keys()]).toEqual(keys);
});

test('what is old, what is the own name of a source and what the build lowers is not found', () => {
  const text =
    'const scheduler = make(); use(scheduler); [1].toSorted(); type A = URLPattern; import { URLPattern as B } from "x";';
  expect([...youngIn([{ path: 'x.ts', text }]).keys()]).toEqual([]);
  expect([
    ...youngIn([{ path: 'x.css', text: 'a { inset: 0; b & { color: light-dark(red, blue); } }' }]).keys(),
  ]).toEqual([]);
});
