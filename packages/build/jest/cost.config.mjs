import { fileURLToPath } from 'node:url';
import config from './jest.config.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const service = config.projects.find(({ displayName }) => displayName === 'service');

/** The first files load what the later ones find. */
const times = 9;

/**
 * Runs an empty component test file again and again. Jest runs a file once in a project: so each time is a project.
 */
export default {
  ...config,
  projects: Array.from({ length: times }, (_, index) => ({
    ...service,
    id: `empty-${index}`,
    roots: [here('.')],
    testMatch: [here('./empty.cjs')],
    testPathIgnorePatterns: [],
  })),
};
