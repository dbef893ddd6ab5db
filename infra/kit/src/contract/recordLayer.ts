import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Source, usedSymbols } from './neededContract';

/** Address of the part of the contract that is built into each remote. */
const layer = '@console/remote/records';

/** A module of the layer that another one takes values from. */
const taken = /(?:^\s*(?:import|export)\s+(?!type\b)[^;'"]*from\s+|\bimport\(\s*)['"](?<path>\.[^'"]+)['"]/gm;

const endings = ['', '.ts', '.tsx', '/index.ts'];

/** The file that a relative import leads to; undefined for what is no module, as a catalogue. */
const fileOf = (from: string, path: string): string | undefined =>
  endings
    .map((ending) => resolve(dirname(from), path) + ending)
    .find((file) => /\.(tsx?|js)$/.test(file) && existsSync(file));

const readModule = (file: string) => readFileSync(file, 'utf8');

/** The module in which the layer declares a name. */
function moduleOf(index: string, name: string): string | undefined {
  for (const [, names = '', path = ''] of readModule(index).matchAll(
    /export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g,
  ))
    if (new RegExp(`(?:^|,|\\bas\\b)\\s*${name}\\s*(?:,|$)`).test(names)) return fileOf(index, path);
  return undefined;
}

/**
 * The modules of the record layer that a remote carries: what they take from a running console, the remote needs.
 * Each is called by the name that leads to it.
 * @param folder folder of the remote, which has the layer installed
 */
export function carriedOfLayer(folder: string, sources: readonly Source[]): Source[] {
  const index = createRequire(join(folder, 'package.json')).resolve(layer);
  const found = new Map<string, Source>();
  for (const { address, name } of usedSymbols(sources)) {
    const begin = address === layer ? moduleOf(index, name) : undefined;
    const open = begin === undefined ? [] : [begin];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (found.has(file)) continue;
      const text = readModule(file);
      found.set(file, { path: `${name} of ${layer}`, text });
      for (const { groups } of text.matchAll(taken)) {
        const next = fileOf(file, groups?.path ?? '');
        if (next !== undefined) open.push(next);
      }
    }
  }
  return [...found.values()];
}
