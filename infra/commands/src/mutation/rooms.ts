/** Sources and the tests that have to notice when they decide otherwise: patterns of files below the workspace. */
export interface Ground {
  readonly sources: readonly string[];
  /** Tests that run; of them those that import a source, directly or not, have to notice its mutants. */
  readonly tests: readonly string[];
}

/** Sources of one subject, whose mutants are counted together. */
export interface Room {
  /** Share of the mutants, in percent, that tests have to notice. */
  readonly least: number;
  readonly grounds: readonly Ground[];
}

const gateway = 'infra/gateway/src';
const client = 'packages/api-client/src';
const table = 'packages/design/src/table';
const contract = 'packages/remote/src/contract';
const inStore = 'infra/store/src';

/** Sources that decide, by subject. `*` stands for any name, `**` for any folders. */
export const rooms: Readonly<Record<string, Room>> = {
  gateway: {
    least: 90,
    grounds: [
      {
        sources: [`${gateway}/security/*.ts`],
        tests: [`${gateway}/security/*.test.ts`],
      },
      {
        sources: ['checkUpgrades', 'failure', 'headers', 'sendAnswer'].map(
          (name) => `${gateway}/proxy/${name}.ts`,
        ),
        tests: ['checkUpgrades', 'headers', 'failure', 'sendAnswer', 'claimedIdentity', 'proxy'].map(
          (name) => `${gateway}/proxy/${name}.test.ts`,
        ),
      },
      {
        sources: ['addressProblem', 'checkRequests', 'hostProblem', 'identityCookies', 'jsonBody'].map(
          (name) => `${gateway}/requests/${name}.ts`,
        ),
        tests: [`${gateway}/requests/*.test.ts`, `${gateway}/proxy/headers.test.ts`],
      },
      {
        sources: ['preferredLanguage', 'refusal', 'refuseUnknown', 'representation'].map(
          (name) => `${gateway}/serving/${name}.ts`,
        ),
        tests: [`${gateway}/serving/*.test.ts`, `${gateway}/requests/*.test.ts`],
      },
      {
        sources: [
          'audienceOfCookie',
          'preloads',
          'registryOfDocument',
          'removeCookies',
          'renderDocument',
        ].map((name) => `${gateway}/document/${name}.ts`),
        tests: ['audienceOfCookie', 'cookieRemoval', 'preloads', 'registryOfDocument', 'renderDocument'].map(
          (name) => `${gateway}/document/${name}.test.ts`,
        ),
      },
    ],
  },
  registry: {
    least: 90,
    grounds: [
      {
        sources: ['audience', 'classifyRemote', 'matchRemote', 'resolveRegistry'].map(
          (name) => `${contract}/registry/${name}.ts`,
        ),
        tests: [`${contract}/registry/*.test.ts`],
      },
      { sources: [`${inStore}/chain/*.ts`], tests: [`${inStore}/chain/*.test.ts`] },
      {
        sources: [`${inStore}/signing/*.ts`, `${inStore}/signedRegistry.ts`],
        tests: ['signedRegistry', 'signing/*', 'chain/*'].map((name) => `${inStore}/${name}.test.ts`),
      },
    ],
  },
  store: {
    least: 90,
    grounds: [
      {
        sources: [
          `${inStore}/folder*.ts`,
          `${inStore}/releasedFiles.ts`,
          ...['bucketAnswers', 'delta', 'jsonReader', 'mediaType', 'parts', 'pins'].map(
            (name) => `${inStore}/${name}.ts`,
          ),
        ],
        tests: [
          'bucketAnswers',
          'bucketStore',
          'delta',
          'folderStore',
          'jsonReader',
          'mediaType',
          'parts',
          'pins',
          'releasedFiles',
          'signedRegistry',
        ].map((name) => `${inStore}/${name}.test.ts`),
      },
    ],
  },
  releases: {
    least: 85,
    grounds: [{ sources: ['infra/deploy/src/plan/*.ts'], tests: ['infra/deploy/src/plan/*.test.ts'] }],
  },
  contract: {
    least: 85,
    grounds: [
      {
        sources: [
          `${contract}/checkDeclaration.ts`,
          `${contract}/declareRemote.ts`,
          `${contract}/version.ts`,
        ],
        tests: [`${contract}/*.test.ts`],
      },
      {
        sources: ['matchRoute', 'pathsOf', 'recordPath'].map((name) => `${contract}/paths/${name}.ts`),
        tests: [`${contract}/**/*.test.ts`],
      },
    ],
  },
  validation: {
    least: 85,
    grounds: [
      { sources: [`${client}/patterns/*.ts`], tests: [`${client}/patterns/*.test.ts`] },
      {
        sources: [`${client}/rules/*.ts`, `${client}/*/rules/*.ts`],
        tests: [`${client}/rules/*.test.ts`, `${client}/*/rules/*.test.ts`],
      },
      {
        sources: [`${client}/threshold-antenna-configurations/antennaRules.ts`],
        tests: [`${client}/threshold-antenna-configurations/*.test.ts`],
      },
      {
        sources: ['zoneRules', 'polygon', 'overlap'].map((name) => `${client}/zone-maps/${name}.ts`),
        tests: [`${client}/zone-maps/*.test.ts`],
      },
    ],
  },
  adapters: {
    least: 85,
    grounds: [
      {
        sources: [`${client}/*/adapter.ts`],
        tests: [
          `${client}/*/adapter.test.ts`,
          ...[
            'host-health/health',
            'reader-health/health',
            'registrations/registration',
            'upgrades/upgrade',
          ].map((name) => `${client}/${name}.test.ts`),
        ],
      },
      {
        sources: [`${client}/wire/blank.ts`, `${client}/client/interpret.ts`],
        tests: [`${client}/wire/*.test.ts`, `${client}/client/interpret.test.ts`],
      },
    ],
  },
  values: {
    least: 85,
    grounds: [
      {
        sources: ['remotes/*/src/**/*.values.ts', 'remotes/*/src/**/rules.ts', 'remotes/*/src/**/*Rules.ts'],
        tests: ['remotes/*/src/**/*.test.ts'],
      },
    ],
  },
  records: {
    least: 85,
    grounds: [
      {
        sources: [
          ...['applyChanges', 'mergeRecords', 'reviewEdit'].map(
            (name) => `packages/design/src/form/review/${name}.ts`,
          ),
          'packages/design/src/form/rules.ts',
        ],
        tests: ['packages/design/src/form/**/*.test.ts'],
      },
      {
        sources: ['packages/remote/src/records/joinRows.ts', 'packages/remote/src/records/undoneRecord.ts'],
        tests: ['packages/remote/src/records/*.test.ts'],
      },
    ],
  },
  tables: {
    least: 85,
    grounds: [
      {
        sources: [
          `${table}/columns/spreadWidth.ts`,
          `${table}/columns/shownColumns.ts`,
          `${table}/export/csv.ts`,
          `${table}/export/exportRows.ts`,
          `${table}/filters/filter*.ts`,
          `${table}/searching/searchRows.ts`,
          `${table}/selection/selectRange.ts`,
          `${table}/sorting/*.ts`,
          `${table}/state/tableState.ts`,
          `${table}/views/views.ts`,
        ],
        tests: [`${table}/**/*.test.ts`, `${table}/export/export.test.tsx`],
      },
    ],
  },
  formats: {
    least: 85,
    grounds: [
      {
        sources: [
          'packages/design/src/time/format.ts',
          'packages/design/src/time/wallTime.ts',
          'packages/design/src/zone/*.ts',
          'packages/design/src/language/languages.ts',
          'packages/design/src/language/formatList.ts',
          'packages/design/src/form/readNumber.ts',
          `${client}/wire/duration.ts`,
          `${client}/wire/time.ts`,
        ],
        tests: [
          'packages/design/src/time/*.test.ts*',
          'packages/design/src/zone/*.test.ts*',
          'packages/design/src/language/*.test.ts',
          'packages/design/src/form/readNumber.test.ts',
          `${client}/wire/*.test.ts`,
        ],
      },
    ],
  },
};

/** Files that decide nothing: tests, their data, types, what is generated, lists of exports. */
const passedOver = /\.(?:test|fixtures)\.ts$|\.d\.ts$|\.generated\.|\/index\.ts$/;

/** Matches the files of a pattern. */
export function matching(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:[^/]+/)*'));
  return new RegExp(`^${source}$`);
}

const among = (files: readonly string[], patterns: readonly string[]) => {
  const matchers = patterns.map(matching);
  return files.filter((file) => matchers.some((matcher) => matcher.test(file)));
};

/** Sources and tests of a ground among the files of the workspace, sorted. */
export function groundFiles({ sources, tests }: Ground, files: readonly string[]) {
  return {
    sources: among(files, sources)
      .filter((file) => !passedOver.test(file))
      .sort(),
    tests: among(files, tests).sort(),
  };
}
