import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { joints, shares } from './shares';
import { workspace } from './workspace';

const design = resolve(workspace, 'packages/design/src');

const held = new Set(joints.map((file) => join(design, file)));

const sourceAt = (path: string) => [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(existsSync);

/** Imports of a module as code, static or on demand: files of the package, and names of libraries. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gms, '');
  return [...code.matchAll(/(?:\bfrom |\bimport\(|^import )\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/gm)].map(
    ([, request = '']) =>
      request.startsWith('.') ? (sourceAt(resolve(dirname(file), request)) ?? '') : request,
  );
}

/** Everything that comes along with a module where it is not taken from elsewhere. */
function closureOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!existsSync(file)) return seen;
  for (const imported of importsOf(file)) if (imported && !held.has(imported)) closureOf(imported, seen);
  return seen;
}

/** Libraries of which a page must not have two, since they hand something down the page in a context. */
const joining = new Set(['react-router', 'react-final-form', 'react-intl']);

const joins = (file: string) =>
  joining.has(file) || (existsSync(file) && /\bcreateContext[(<]/.test(readFileSync(file, 'utf8')));

test('no context of design comes along with two modules that a page may take from two remotes', () => {
  const parts = shares
    .map(({ key }) => key.replace('@console/design/', ''))
    .filter((part) => existsSync(join(design, part, 'index.ts')))
    .map((part) => join(design, part, 'index.ts'));
  const bringing = new Map<string, string[]>();
  for (const shared of new Set([...parts, ...held]))
    for (const file of closureOf(shared))
      if (joins(file)) bringing.set(file, [...(bringing.get(file) ?? []), relative(design, shared)]);
  expect([...bringing.keys()]).toContain('react-router');
  expect([...bringing].filter(([, by]) => by.length > 1)).toEqual([]);
});

test('every joint is there', () => {
  for (const file of joints)
    expect(readdirSync(dirname(join(design, file)))).toContain(file.split('/').at(-1));
});
