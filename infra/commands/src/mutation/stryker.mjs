// Runs Stryker with the settings of a file, in the folder it is started in. A process of its own, since what Stryker
// changes is changed until it ends.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Mutants are tested for minutes; other work goes first.
setPriority(constants.priority.PRIORITY_LOW);

const { resolve } = createRequire(import.meta.url);
// The class alone: what stands around it would ask for a library to set Stryker up with, which is not installed.
const main = join(dirname(resolve('@stryker-mutator/core/package.json')), 'dist/src/stryker.js');
const { Stryker } = await import(pathToFileURL(main).href);
const options = JSON.parse(readFileSync(process.argv[2], 'utf8'));
await new Stryker({
  ...options,
  plugins: [join(dirname(resolve('@stryker-mutator/jest-runner/package.json')), 'dist/src/index.js')],
}).runMutationTest();
