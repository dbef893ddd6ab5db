import { fileURLToPath } from 'node:url';
import config from './jest.config.mjs';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

// The runtime of the suite compiles a module once for all files, which the counting of V8 does not know.
const { runtime, ...node } = config.projects.find(({ displayName }) => displayName === 'node');

/**
 * Runs tests in Node and tells which branches of the servers they reached, in `reports/coverage`:
 * `jest --config packages/build/jest/coverage.config.mjs <path>`.
 */
export default {
  ...node,
  rootDir: workspace,
  testTimeout: config.testTimeout,
  maxWorkers: 2,
  collectCoverage: true,
  coverageProvider: 'v8',
  coverageDirectory: 'reports/coverage',
  coverageReporters: ['text', 'json-summary'],
  collectCoverageFrom: [
    'infra/{gateway,store,emulator}/src/**/*.ts',
    'packages/remote/src/contract/registry/*.ts',
    '!**/*.test.ts',
  ],
};
