import { createRequire } from 'node:module';
import { join } from 'node:path';
import { settings } from './settings.mjs';

/**
 * The Jest configuration of a remote in its own repository: the folder that Jest is started in. `.test.ts` runs in
 * Node, `.test.tsx` in a page with the service.
 */
const rootDir = process.cwd();
const own = join(rootDir, 'package.json');
const testing = createRequire(own).resolve('@console/testing/package.json');
const { environment, shared } = settings(rootDir, testing, own);

const project = { ...shared, roots: ['<rootDir>/src'] };

export default {
  projects: [
    { ...project, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...project,
      displayName: 'service',
      testEnvironment: environment('service'),
      testMatch: ['**/*.test.tsx'],
    },
  ],
  testTimeout: 40_000,
  maxWorkers: 2,
  workerIdleMemoryLimit: '800MB',
};
