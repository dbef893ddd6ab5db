import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UnreleasedManifest } from '@console/deploy';
import type { BuildLanguages } from '@console/remote/registry';
import { releasedBuild } from '../site/store';

/** Changes that make another build out of a build, as its team would have made it. */
export interface Doctoring {
  /** @defaultValue that of the build. */
  readonly version?: string;
  /** Range of contract versions it needs. @defaultValue that of the build. */
  readonly contract?: string;
  /** Version of the federation runtime it was built with. @defaultValue that of the build. */
  readonly federation?: string;
  /** Ranges of libraries that are there once, by package; the code asks for them, too. @defaultValue those of the build. */
  readonly shared?: Readonly<Record<string, string>>;
  /** New text of a script; its pins are made to fit. @defaultValue none changes. */
  readonly edit?: (file: string, text: string) => string;
}

/** A build in a folder of its own, to be released. */
export interface DoctoredBuild {
  readonly dist: string;
  discard(): Promise<void>;
}

const pin = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * A copy of the readers' build with a container name of its own, so that both can live in one page, and with pins
 * that fit: what comes out is a proper build, only of other sources.
 */
export async function doctoredBuild({
  version,
  contract,
  federation,
  shared,
  edit,
}: Doctoring): Promise<DoctoredBuild> {
  const dist = await mkdtemp(join(tmpdir(), 'console-build-'));
  // The fallback, which is most of a build, is for pages without a shell; here it would only take time.
  const leftOut = /\.(dcz|br|gz)$|\/fallback\.[^/]*$/;
  await cp(await releasedBuild('readers'), dist, {
    recursive: true,
    filter: (path) => !leftOut.test(path),
  });

  const record = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as UnreleasedManifest;
  const container = record.container.replace(/[0-9a-f]{8}$/, randomBytes(4).toString('hex'));
  const rename = (text: string) =>
    Object.entries(shared ?? {}).reduce(
      (changed, [name, range]) => changed.replaceAll(`"${record.shared[name]}"`, `"${range}"`),
      text.replaceAll(record.container, container),
    );

  const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js') && file !== record.entry);
  let entry = rename(await readFile(join(dist, record.entry), 'utf8'));
  const pins: Record<string, string> = {};
  for (const script of scripts) {
    const original = await readFile(join(dist, script), 'utf8');
    const changed = rename(edit?.(script, original) ?? original);
    await writeFile(join(dist, script), changed);
    pins[script] = pin(changed);
    // The entry checks the scripts it loads.
    entry = entry.replaceAll(pin(original), pin(changed));
  }
  if (record.languages) {
    const languages = JSON.parse(await readFile(join(dist, record.languages), 'utf8')) as BuildLanguages;
    const files = Object.fromEntries(Object.keys(languages.files).map((file) => [file, pins[file] ?? '']));
    const changed = JSON.stringify({ ...languages, files });
    await writeFile(join(dist, record.languages), changed);
    pins[record.languages] = pin(changed);
  }
  entry = edit ? edit(record.entry, entry) : entry;
  await writeFile(join(dist, record.entry), entry);
  pins[record.entry] = pin(entry);

  const doctored = {
    ...record,
    version: version ?? record.version,
    contract: contract ?? record.contract,
    federation: federation ?? record.federation,
    shared: { ...record.shared, ...shared },
    container,
    integrity: Object.fromEntries(Object.keys(record.integrity).map((file) => [file, pins[file]])),
  };
  await writeFile(join(dist, 'build.json'), JSON.stringify(doctored));
  return { dist, discard: () => rm(dist, { recursive: true, force: true }) };
}

/** The next version of the readers, in which the heading of the list is "Our reader definitions". */
export const renamedReaders = (): Promise<DoctoredBuild> =>
  doctoredBuild({
    version: '1.1.0',
    edit: (_, text) => text.replaceAll('"Reader definitions"', '"Our reader definitions"'),
  });

/**
 * Puts code before a script that gets hold of the modules in it, as `modules`, before any of them runs.
 * @param code what to do with `modules`, a record of functions of `(module, exports, require)`.
 */
export function sabotage(text: string, code: string): string {
  const place = /globalThis\.(chunks_\w+)/.exec(text)?.[1];
  if (!place) throw new Error('This script holds no modules.');
  return `(() => {
  const list = (globalThis.${place} ||= []);
  const push = list.push;
  list.push = (chunk) => {
    list.push = push;
    const modules = chunk[1];
    ${code}
    return push.call(list, chunk);
  };
})();
${text}`;
}

/** Runs the page's own module and gets hold of the React that it uses, as `react`. @param page code of a component in its place. */
export const withReact = (page: string) => `for (const [id, own] of Object.entries(modules))
      modules[id] = (module, exports, require) => {
        const seen = [];
        const watched = new Proxy(require, {
          apply(target, self, args) {
            const used = Reflect.apply(target, self, args);
            seen.push(used);
            return used;
          },
        });
        own(module, exports, watched);
        const react = seen.find((used) => used && used.useEffect);
        if ('DefinitionsPage' in module.exports) module.exports = { DefinitionsPage: ${page} };
      };`;
