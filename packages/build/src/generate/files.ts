import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Language, languages } from '@console/design/language';

/** Languages beside English, which is part of the code. */
export const translated = languages.filter((language) => language !== 'en');

const isSource = (file: string) => !/\.(test|fixtures|generated|d)\./.test(file);

/** The files below a folder that are sources or texts, with slashes, in the same order everywhere. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.split(sep).join('/'))
        .filter(isSource)
        .sort()
    : [];

/** The languages that files such as `messages/<language>.json` are there in. */
export const languagesOf = (fileOf: (language: Language) => string): Language[] =>
  languages.filter((language) => existsSync(fileOf(language)));

const mark = '// Written by packages/build from the files around it. Changes here are lost.\n';

const written = new Set<string>();

/** Writes a generated source, unless it is there as it is: a new time would have it built and read again. */
export function writeGenerated(path: string, source: string): void {
  written.add(path);
  const text = `${mark}${source}`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Takes away generated sources that were not written this time: of a language or a part that is gone. */
export function removeStale(source: string): void {
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }))
    if (/\.generated\.(?:d\.)?tsx?$/.test(path) && !written.has(join(source, path)))
      rmSync(join(source, path));
}

/** A path as a module beside `from` imports it. */
export function importPath(from: string, path: string): string {
  const found = relative(from, path).split(sep).join('/');
  return found.startsWith('.') ? found : `./${found}`;
}

/** Loaders by key, as the properties of an object; files of one `chunk` travel together. */
export const loaders = (entries: readonly (readonly [key: string, chunk: string, path: string])[]): string =>
  entries
    .map(([key, chunk, path]) => `  ${key}: () => import(/* webpackChunkName: "${chunk}" */ '${path}'),\n`)
    .join('');
