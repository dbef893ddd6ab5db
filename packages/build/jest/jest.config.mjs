import { fileURLToPath } from 'node:url';
import { settings } from './settings.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const notTests = ['/node_modules/', '/dist/'];

const { environment, shared: common } = settings(
  here('../../..'),
  here('../../testing/package.json'),
  here('../../design/package.json'),
);

const shared = {
  ...common,
  roots: [
    '<rootDir>/shell',
    '<rootDir>/remotes',
    '<rootDir>/packages',
    '<rootDir>/infra',
    '<rootDir>/e2e',
    '<rootDir>/bench',
  ],
  testPathIgnorePatterns: notTests,
  modulePathIgnorePatterns: ['/dist/'],
};

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
  testTimeout: 120_000,
  // One more than the two cores that are promised: tests wait for services, and a third worker uses that time.
  maxWorkers: 3,
  // The heap of a worker grows with every file, and collecting it takes ever longer: a new worker starts sooner.
  workerIdleMemoryLimit: '800MB',
};
