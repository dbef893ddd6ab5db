import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

/** Texts that may name a file of the workspace; one that names none is passed over. */
const names = /['"`](\.{1,2}|(?:\.{1,2}\/|@console\/)[^'"`\n]+)['"`]/g;

const endings = ['', '.ts', '.tsx', '.js', '.mjs', '.cjs', '/index.ts', '/index.tsx'];

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

function resolved(from: string, name: string): string | undefined {
  if (name.startsWith('.')) {
    const path = join(dirname(from), name);
    return endings.map((ending) => path + ending).find(isFile);
  }
  try {
    return realpathSync(createRequire(from).resolve(name));
  } catch {
    return undefined;
  }
}

/**
 * Finds what files are made of, in their sources: whatever they name, directly or not.
 * @param root root of the workspace
 * @returns a function that gives, for a file below the root, it and the files below the root that it is made of
 */
export function importsOf(root: string): (file: string) => ReadonlySet<string> {
  const direct = new Map<string, readonly string[]>();
  const read = (file: string) => {
    const known = direct.get(file);
    if (known) return known;
    const path = join(root, file);
    const found = /\.(?:json|css)$/.test(file)
      ? []
      : [...readFileSync(path, 'utf8').matchAll(names)].flatMap(([, name = '']) => {
          const target = resolved(path, name);
          const below = target === undefined ? '..' : relative(root, target).split(sep).join('/');
          return below.startsWith('..') || below.includes('node_modules/') ? [] : [below];
        });
    direct.set(file, found);
    return found;
  };
  return (file) => {
    const all = new Set([file]);
    for (const one of all) for (const next of read(one)) all.add(next);
    return all;
  };
}
