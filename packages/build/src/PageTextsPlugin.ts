import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { begunKeys, namedKeys } from './namedKeys';

const { compile } = createRequire(import.meta.url)('../loaders/messages.cjs') as {
  readonly compile: (source: string) => string;
};

/** Parts with code that has texts: not those of a language, nor what stands in for the shell. */
const mayName = /^(?!(?:messages|help|language|time)-[a-z]{2}$|antd-|fallback)/;

/** Number of parts from which on a text travels with the first script, once for all of them. */
const many = 4;

/** A part that is loaded on demand. */
interface LoadedPart {
  /** Its code, and that of the parts it is loaded by. */
  readonly code: string;
  /** Keys of the texts that are there with it. */
  readonly keys: ReadonlySet<string>;
}

/**
 * The keys that each script has to bring: those it names, but for those that are there before it. What no part names,
 * and what many do, comes with the first script.
 * @param first name of the chunk that is there before all others.
 */
function keysByScript(
  compilation: Compilation,
  first: string,
  keys: readonly string[],
): Map<string, readonly string[]> {
  const { namedChunkGroups } = compilation;
  const scriptsOf = (name: string) =>
    [...(namedChunkGroups.get(name)?.chunks ?? [])].flatMap(({ name, files }) =>
      [...files].filter((file) => file.endsWith('.js')).map((file) => ({ name, file })),
    );
  const scriptOf = (name: string) => scriptsOf(name).find((script) => script.name === name)?.file;
  const codeOf = (name: string) =>
    scriptsOf(name).map(({ file }) => compilation.getAsset(file)?.source.source().toString() ?? '');
  const before = codeOf(first).join('\n');
  const parts = new Map<string, LoadedPart | undefined>([[first, undefined]]);
  const scripts = new Map<string, readonly string[]>();
  const partOf = (name: string): LoadedPart | undefined => {
    if (parts.has(name)) return parts.get(name);
    parts.set(name, undefined);
    const script = scriptOf(name);
    const group = namedChunkGroups.get(name);
    if (!script || !group || group.isInitial() || !mayName.test(name)) return undefined;
    const parents = group
      .getParents()
      .map(({ name = '' }) => name)
      .sort()
      .map(partOf);
    const code = [...codeOf(name), ...parents.map((parent) => parent?.code)].join('\n');
    const named = namedKeys(keys, code, before);
    const isThere = (key: string) => parents.length > 0 && parents.every((parent) => parent?.keys.has(key));
    scripts.set(
      script,
      named.filter((key) => !isThere(key)),
    );
    const part = { code, keys: new Set(named) };
    parts.set(name, part);
    return part;
  };
  // In the same order in every build: parts may load each other.
  for (const name of [...namedChunkGroups.keys()].sort()) partOf(name);
  const times = new Map<string, number>();
  for (const key of [...scripts.values()].flat()) times.set(key, (times.get(key) ?? 0) + 1);
  // It is full of words that name no texts: addresses, and what is declared.
  const atFirst = new Set(begunKeys(keys, before));
  const isOwn = (key: string) => {
    const count = times.get(key) ?? 0;
    return count > 0 && count < many && !atFirst.has(key);
  };
  const script = scriptOf(first);
  return new Map([
    ...[...scripts].map(([file, named]) => [file, named.filter(isOwn)] as const),
    ...(script ? [[script, keys.filter((key) => !isOwn(key))] as const] : []),
  ]);
}

/** Texts that travel with the code that names them, see {@link PageTextsPlugin}. */
interface PageTexts {
  /** Folder of the module that imports `./messages/en.json`. */
  readonly source: string;
  /** Name of the catalogue among the globals; carries the build id. */
  readonly catalogue: string;
  /** Name of the chunk that is there before all others. */
  readonly first: string;
}

/**
 * English texts travel with the code that names their keys, not all with the first page
 * (docs/decisions/0031-texts-of-a-page.md): each script adds its own to one catalogue of the build.
 */
export class PageTextsPlugin {
  constructor(private readonly texts: PageTexts) {}

  apply(compiler: Compiler): void {
    const { source, catalogue, first } = this.texts;
    const place = `globalThis.${catalogue}`;
    new rspack.NormalModuleReplacementPlugin(/^\.\/messages\/en\.json$/, (data) => {
      if (data.context === source) data.request = `data:text/javascript,export default ${place}??={}`;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('PageTextsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the code is small, so that comments name nothing; before its digests.
        { name: 'PageTextsPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => {
          if (compilation.errors.length > 0) return;
          const texts = JSON.parse(compile(readFileSync(resolve(source, 'messages/en.json'), 'utf8')));
          for (const [file, keys] of keysByScript(compilation, first, Object.keys(texts))) {
            if (keys.length === 0) continue;
            const own = JSON.stringify(Object.fromEntries(keys.map((key) => [key, texts[key]])));
            compilation.updateAsset(file, (code) => {
              const begun = code
                .source()
                .toString()
                .replace(
                  /^(?:"use strict";)?/,
                  (directive) => `${directive}Object.assign(${place}??={},${own});`,
                );
              return new rspack.sources.RawSource(begun);
            });
          }
        },
      );
    });
  }
}
