#!/usr/bin/env node
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { rspack } from '@rspack/core';
import { createJiti } from 'jiti';

// The configurations are TypeScript. Only they are translated on the way: the federation plugin writes functions of
// its own packages into the bundle as text, and a loader that translates packages as well would spoil those.
const jiti = createJiti(import.meta.url);
const folder = resolve(process.argv[2] ?? '.');
// The federation plugin writes the version of the package that it runs in into the container.
process.chdir(folder);
const configuration = await jiti.import(resolve(folder, 'rspack.config.ts'), { default: true });

rmSync(resolve(folder, 'dist'), { recursive: true, force: true });

const compiler = rspack(configuration);
compiler.run((failure, stats) => {
  if (failure || !stats || stats.hasErrors()) {
    console.error(failure ?? stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
    process.exitCode = 1;
  } else if (stats.hasWarnings()) {
    console.warn(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  }
  compiler.close(() => undefined);
});
