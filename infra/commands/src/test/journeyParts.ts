import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsOf } from '../mutation/importsOf';

/** A journey of the last run. */
export interface RanJourney {
  /** File below `e2e`. */
  readonly file: string;
  readonly line: number;
  /** Parts of remotes that it asked for, `readers/DefinitionPage`; undefined where it did not pass or was not watched. */
  readonly parts: readonly string[] | undefined;
}

/** Journeys of a file as they went when they were run last. */
interface KnownFile {
  /** State of what all its journeys are made of, then. */
  readonly state: string;
  /** By line. */
  readonly journeys: Readonly<
    Record<string, { readonly parts: readonly string[]; readonly state: string } | null>
  >;
}

type Known = Readonly<Record<string, KnownFile>>;

/** Facts of the workspace for {@link journeyParts}. */
export interface JourneyWorkspace {
  readonly root: string;
  /** Files below the root that journeys of a file are made of, whatever parts of remotes they open. */
  readonly commonFiles: (journeyFile: string) => readonly string[];
}

/** Knows which parts of remotes each journey opens. */
export interface JourneyParts {
  /**
   * Keeps what journeys opened.
   * @param began milliseconds since 1970; of sources that changed since then nothing is known.
   */
  keep(ran: readonly RanJourney[], began: number): void;
  /**
   * Leaves out the journeys that open no part of a remote which changed files belong to.
   * @param files of journeys below `e2e`
   * @param changed all changed files that reach journeys
   * @returns files, or `readers/phone.spec.ts:12` for one journey of a file
   */
  narrow(files: readonly string[], changed: readonly string[]): string[];
}

/** Scripts of its own that a remote loads when they are needed, as `packages/build` writes them. */
const lazyParts = /webpackChunkName: "([A-Z]\w*)" \*\/ '\.\/([^']+)'/g;

const pathsOf = (text: string) => [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) => path);

/** The files of a remote by its parts. */
interface RemoteFiles {
  /** Loaded with every part. */
  readonly entry: ReadonlySet<string>;
  /** By name, `readers/DefinitionPage`. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Sources of the parts of the remotes of a workspace, each read once. */
function sourcesOfParts(root: string) {
  const closure = importsOf(root);
  const remotes = new Map<string, RemoteFiles>();

  /** Undefined for a remote that is not of this workspace: a journey may create one elsewhere and open it. */
  function remoteFiles(name: string): RemoteFiles | undefined {
    const found = remotes.get(name);
    if (found) return found;
    const sources = `remotes/${name}/src`;
    if (!existsSync(join(root, sources, 'remote.generated.ts'))) return undefined;
    const text = readFileSync(join(root, sources, 'remote.generated.ts'), 'utf8');
    const sourceOf = (path: string) =>
      ['', '.ts', '.tsx']
        .map((ending) => `${sources}/${path}${ending}`)
        .find((each) => statSync(join(root, each), { throwIfNoEntry: false })?.isFile() === true);
    const filesOf = (path: string) => closure(sourceOf(path) ?? `${sources}/remote.generated.ts`);
    const files: RemoteFiles = {
      entry: new Set([
        `${sources}/remote.generated.ts`,
        ...pathsOf(text).flatMap((path) => [...filesOf(path)]),
      ]),
      parts: new Map(
        [...text.matchAll(lazyParts)].map(([, part, path = '']) => [`${name}/${part}`, filesOf(path)]),
      ),
    };
    remotes.set(name, files);
    return files;
  }

  /**
   * Files that a journey with these parts is made of, beside those of all journeys of its file.
   * @returns undefined where a part is of a remote whose sources are not here
   */
  function filesOfParts(parts: readonly string[]): string[] | undefined {
    const all = new Set<string>();
    for (const part of parts) {
      const files = remoteFiles(part.replace(/\/.*/, ''));
      if (!files) return undefined;
      for (const file of [...files.entry, ...(files.parts.get(part) ?? [])]) all.add(file);
    }
    return [...all].sort();
  }

  return { remoteFiles, filesOfParts };
}

/** @param file keeps what is known from run to run. */
export function journeyParts(file: string, { root, commonFiles }: JourneyWorkspace): JourneyParts {
  const { remoteFiles, filesOfParts } = sourcesOfParts(root);
  const stats = new Map<string, { readonly mtimeMs: number; readonly size: number } | undefined>();
  function statOf(path: string) {
    if (!stats.has(path)) stats.set(path, statSync(join(root, path), { throwIfNoEntry: false }));
    return stats.get(path);
  }
  function stateOf(files: readonly string[]): string {
    const digest = createHash('sha256');
    for (const each of files) digest.update(`${each} ${statOf(each)?.mtimeMs} ${statOf(each)?.size}\n`);
    return digest.digest('base64url');
  }

  /** State of what a journey with these parts is made of; undefined where that is not known. */
  function stateOfParts(parts: readonly string[]): string | undefined {
    const files = filesOfParts(parts);
    return files && stateOf(files);
  }

  function read(): Known {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Known;
    } catch {
      return {};
    }
  }

  /** Parts that a source of a remote belongs to; undefined for one that belongs to all of it, or to none. */
  function partsWith(source: string): string[] | undefined {
    const [, name] = /^remotes\/([^/]+)\/src\/.*\.tsx?$/.exec(source) ?? [];
    if (name === undefined) return undefined;
    const remote = remoteFiles(name);
    const found = [...(remote?.parts ?? [])].flatMap(([part, files]) => (files.has(source) ? [part] : []));
    return found.length === 0 || remote?.entry.has(source) ? undefined : found;
  }

  /** True for a file whose journeys go on from one another. */
  const isSerial = (journeyFile: string) =>
    readFileSync(join(root, 'e2e', journeyFile), 'utf8').includes("mode: 'serial'");

  function narrowFile(journeyFile: string, known: KnownFile | undefined, parts: ReadonlySet<string>) {
    if (known?.state !== stateOf(commonFiles(journeyFile)) || isSerial(journeyFile)) return [journeyFile];
    const lines = Object.entries(known.journeys);
    const reached = lines.filter(
      ([, journey]) =>
        !journey ||
        journey.parts.some((part) => parts.has(part)) ||
        journey.state !== stateOfParts(journey.parts),
    );
    return reached.length === lines.length
      ? [journeyFile]
      : reached.map(([line]) => `${journeyFile}:${line}`);
  }

  return {
    keep(ran, began) {
      stats.clear();
      const isNew = (path: string) => (statOf(path)?.mtimeMs ?? 0) >= began;
      const known: Record<string, KnownFile> = { ...read() };
      for (const journeyFile of new Set(ran.map((journey) => journey.file))) {
        const common = commonFiles(journeyFile);
        const state = stateOf(common);
        const journeys: Record<string, KnownFile['journeys'][string]> =
          known[journeyFile]?.state === state ? { ...known[journeyFile].journeys } : {};
        const ofFile = ran.filter((journey) => journey.file === journeyFile);
        for (const line of new Set(ofFile.map((journey) => journey.line))) {
          const atLine = ofFile.filter((journey) => journey.line === line);
          const parts = [...new Set(atLine.flatMap((journey) => journey.parts ?? []))].sort();
          const files = atLine.every((journey) => journey.parts) ? filesOfParts(parts) : undefined;
          journeys[line] = files && !files.some(isNew) ? { parts, state: stateOf(files) } : null;
        }
        if (common.some(isNew)) delete known[journeyFile];
        else known[journeyFile] = { state, journeys };
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(known));
    },
    narrow(files, changed) {
      const parts = changed.map(partsWith);
      if (parts.includes(undefined)) return [...files];
      const all = new Set(parts.flatMap((each) => each ?? []));
      const known = read();
      return files.flatMap((each) => narrowFile(each, known[each], all));
    },
  };
}
