import { fileURLToPath } from 'node:url';
import { settings } from '../../../../packages/build/jest/settings.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../../..');

const { shared } = settings(
  root,
  here('../../../../packages/testing/package.json'),
  here('../../../../packages/design/package.json'),
);

/** Jest as Stryker runs it: one project, in Node. Which tests run stands in the settings of the part. */
export default {
  ...shared,
  testEnvironment: here('nodeEnvironment.cjs'),
  // Jest begins anew with each mutant: no other programs are asked for the few files of a part.
  watchman: false,
  haste: { forceNodeFilesystemAPI: true },
  testSequencer: here('sequencer.cjs'),
  // A mutant that waits for ever fails before Stryker has to end its process.
  testTimeout: 10_000,
};
