import { basename, extname } from 'node:path';

/** Parts that a change can reach. */
export interface Reach {
  /** Files whose importers are reached, however far away. */
  readonly sources: readonly string[];
  /** Parts of the paths of Jest's tests that are reached in any case. */
  readonly tests: readonly string[];
  /** Files of journeys below `e2e`. */
  readonly journeys: readonly string[];
  /** Those of the journeys that run in engines other than Chromium, too. */
  readonly inOtherEngines: readonly string[];
}

/** Facts of the workspace for {@link reachOf}. */
export interface KnownWorkspace {
  /** Files of journeys below `e2e`, `readers/phone.spec.ts`. */
  readonly journeys: readonly string[];
  /** Files below a folder that hold a text: who asks for a file that is not imported names it. */
  readonly naming: (text: string, folder: string) => readonly string[];
  /** True for a file that names an engine other than Chromium. */
  readonly namesEngine: (file: string) => boolean;
}

/** Files that decide how everything is built or tested. Settings of linters are no matter of tests. */
const ofEverything =
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.json|\.npmrc|packages\/(?:build\/.*|(?:api-client|design|remote|testing)\/package\.json|testing\/src\/(?:setup|patience|globals\.d|environments\/.*)\.tsx?))$/;

/** Files that no test and no journey reads. */
const ofNothing = /(?:^|\/)(?:README\.md|LICENSE|\.gitignore)$/;

/** Files that every page is made of or served by, in a journey. */
const ofEveryJourney =
  /^(?:shell\/|packages\/(?:api-client|design|remote)\/|packages\/testing\/src\/(?:recording|brokers|withBrokers)|infra\/(?:deploy|emulator|gateway|kit|store|telemetry|workspace)\/|e2e\/(?:browser|site)\/|e2e\/[^/]+$)/;

/** True for a file that journeys of an area are made of, whatever pages they open; tests and what they alone import are none. */
export const isCommonToJourneys = (file: string, area: string): boolean =>
  !ofTests.test(file) &&
  !ofNothing.test(file) &&
  (ofEverything.test(file) || ofEveryJourney.test(file) || file.startsWith(`e2e/${area}/`));

/** Files that only tests of Jest read. */
const ofTests = /\.(?:test|fixtures)\.tsx?$|^(?:packages|infra)\/[^/]+\/test\//;

/** Tests that read texts, styles and declarations of the whole workspace. */
const readers = /^(?:shell|remotes|packages)\//;
const readingTests = ['activity', 'catalogues', 'glossary', 'help', 'styles'].map(
  (name) => `packages/testing/src/${name}.test.ts`,
);

/** Endings of files whose importers Jest finds. */
const imported = ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'];

const packageOf = (file: string) =>
  /^(?:(?:packages|remotes|infra)\/[^/]+|shell|bench)\//.exec(file)?.slice(0, 1) ?? [];

function journeysOf(file: string, { journeys, naming }: KnownWorkspace): readonly string[] {
  if (ofTests.test(file)) return [];
  if (ofEveryJourney.test(file)) return journeys;
  const [, remote = ''] = /^remotes\/([^/]+)\//.exec(file) ?? [];
  if (remote)
    return journeys.filter((one) => one.startsWith(`${remote}/`) || one === `embedding/${remote}.spec.ts`);
  const [, inJourneys = ''] = /^e2e\/(.+)$/.exec(file) ?? [];
  if (inJourneys.endsWith('.spec.ts')) return journeys.filter((one) => one === inJourneys);
  if (!inJourneys) return [];
  const area = inJourneys.replace(/\/.*/, '/');
  const importers = naming(`/${inJourneys.replace(/\.ts$/, '')}'`, 'e2e').map((one) =>
    one.slice('e2e/'.length),
  );
  return journeys.filter((one) => one.startsWith(area) || importers.includes(one));
}

/** Files that decide how other engines are found, started and driven. */
const ofOtherEngines = /^(?:infra\/workspace\/src\/(?:engines|browserPlaces)\.ts$|e2e\/webkit\/)/;

/**
 * Finds the journeys whose outcome in another engine a file can change while Chromium proves nothing of it: those that
 * code which names an engine reaches, those that what drives engines reaches, and a journey that changed itself.
 */
function inOtherEngines(file: string, known: KnownWorkspace): readonly string[] {
  const isProvenThere = ofOtherEngines.test(file) || file.endsWith('.spec.ts') || known.namesEngine(file);
  return isProvenThere ? journeysOf(file, known) : [];
}

/** Files that stand for one which is not imported itself. */
function sourcesOf(file: string, { naming }: KnownWorkspace): readonly string[] {
  // A catalogue is imported in English; the other languages lie beside it.
  const catalogue = /^(.*\/)[a-z]{2}\.json$/.exec(file);
  if (catalogue) return [file, `${catalogue[1]}en.json`];
  // What is generated of a schema lies beside it.
  if (basename(file) === 'schema.ts') return [file, file.replace(/schema\.ts$/, 'validate.generated.js')];
  if (imported.includes(extname(file))) return [file];
  return naming(basename(file), '.');
}

/**
 * Decides what changed files can reach: by imports, which Jest follows; by name, for styles and what else is read; by
 * the package for what nobody names; journeys by area, those of a remote being its own and those that embed it; in
 * other engines those that only these prove.
 * @param files below the workspace; they need not exist any more.
 * @returns undefined for everything.
 */
export function reachOf(files: readonly string[], known: KnownWorkspace): Reach | undefined {
  if (files.some((file) => ofEverything.test(file))) return undefined;
  const reached = files.filter((file) => !ofNothing.test(file));
  const each = reached.map((file) => {
    const sources = file.endsWith('/package.json') ? [] : sourcesOf(file, known);
    return {
      sources,
      tests: [
        ...(sources.length === 0 ? packageOf(file) : []),
        // A test may start a process that imports the file.
        ...(/\.tsx?$/.test(file) && !ofTests.test(file) ? [file.replace(/\.tsx?$/, '.test.')] : []),
        ...(readers.test(file) ? readingTests : []),
        ...(/^docs\/contract\/|^packages\//.test(file) ? ['infra/kit/src/contract/'] : []),
      ],
      journeys: journeysOf(file, known),
      inOtherEngines: inOtherEngines(file, known),
    };
  });
  const all = (of: keyof Reach) => [...new Set(each.flatMap((one) => one[of]))].sort();
  return {
    sources: all('sources'),
    tests: all('tests'),
    journeys: all('journeys'),
    inOtherEngines: all('inOtherEngines'),
  };
}
