import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const fromDesign = createRequire(here('../../design/package.json'));
const fromTesting = createRequire(here('../../testing/package.json'));
const fromTestingLibrary = createRequire(fromTesting.resolve('@testing-library/dom'));
const { catalogues } = createRequire(import.meta.url)('../loaders/messages.cjs');

const notTests = ['/node_modules/', '/dist/'];

const shared = {
  rootDir: here('../../..'),
  roots: [
    '<rootDir>/shell',
    '<rootDir>/remotes',
    '<rootDir>/packages',
    '<rootDir>/infra',
    '<rootDir>/e2e',
    '<rootDir>/bench',
  ],
  runtime: here('./runtime.cjs'),
  testPathIgnorePatterns: notTests,
  modulePathIgnorePatterns: ['/dist/'],
  setupFilesAfterEnv: ['<rootDir>/packages/testing/src/setup.ts'],
  extensionsToTreatAsEsm: [],
  transform: {
    [catalogues.source]: here('./messages.cjs'),
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  // Packages that ship only ES modules have to be transformed too; the rest of node_modules is left alone.
  transformIgnorePatterns: [
    '/node_modules/(?!\\.pnpm/)(?!(react-data-grid|react-intl|@formatjs|intl-messageformat|@electric-sql|clipper2-ts|modern-tar)/)',
    '/node_modules/\\.pnpm/(?!(react-data-grid|react-intl|@formatjs\\+|intl-messageformat|clipper2-ts|modern-tar))',
  ],
  moduleNameMapper: {
    '\\.css$': here('./style-text.cjs'),
    '^@rc-component/util/(?:es|lib)/Dom/dynamicCSS$': here('./no-styles.cjs'),
    '^\\./cssUtils$': here('./no-icon-styles.cjs'),
    '^aria-query$': here('./aria-query.cjs'),
    '^aria-query/anew$': fromTestingLibrary.resolve('aria-query'),
    '^fast-check$': here('./seeded-fast-check.cjs'),
    '^fast-check/unseeded$': fromDesign.resolve('fast-check'),
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^highcharts/esm/(.*)$': 'highcharts/$1',
    '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
    '^@rc-component/([^/]+)/es/(.*)$': '@rc-component/$1/lib/$2',
    '^@rc-component/([^/]+)/es$': '@rc-component/$1/lib',
  },
};

const environment = (name) => `<rootDir>/packages/testing/src/environments/${name}.ts`;

/**
 * One configuration for every Jest suite of the workspace: `jest --config packages/build/jest/jest.config.mjs [path]`.
 * The name of a test file says what it runs in: `.test.ts` in Node, `.build.test.ts` too but without a limit of
 * time, `.test.tsx` in a page, with the service where screens are tested. A file that needs another environment names it (packages/testing/README.md).
 */
export default {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...notTests, '\\.build\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'builds',
      testEnvironment: 'node',
      testMatch: ['**/*.build.test.ts'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, here('./untimed.cjs')],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: environment('dom'),
      testMatch: ['**/packages/design/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'service',
      testEnvironment: environment('service'),
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: [...notTests, '/packages/design/'],
    },
  ],
  testSequencer: here('./sequencer.mjs'),
  // Samples by the thousand take their time, and so does everything on a busy machine.
  testTimeout: process.env.TEST_DEEP === '1' ? 120_000 : 40_000,
  maxWorkers: 2,
  // The heap of a worker grows with every file, and collecting it takes ever longer: a new worker starts sooner.
  workerIdleMemoryLimit: '800MB',
};
