import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import type { PackedPackage } from './PackedPackage';

/** Addresses that are no modules with types: settings, and presets of tools. */
const untyped = /\.json$|^\.\/jest/;

/**
 * Faults of a packed package: addresses without a file, formats that are not what they say, types that a
 * compiler does not find.
 */
export async function faultsOf({ name, stage, tarball }: PackedPackage): Promise<string[]> {
  const { exports } = JSON.parse(await readFile(join(stage, 'package.json'), 'utf8')) as { exports?: object };
  const { messages } = await publint({ pkgDir: stage, pack: false, level: 'warning' });
  const faults = messages.map(({ code, path }) => `${name}: ${code} at ${path.join('.')}`);
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))), {
    excludeEntrypoints: [untyped],
  });
  // A program exports nothing that could have types.
  if (!exports || !checked.types) return faults;
  // Packages are ES modules for bundlers, and for a Node that has them: older ways to resolve do not count.
  for (const problem of checked.problems)
    if (!('resolutionKind' in problem) || problem.resolutionKind === 'bundler')
      faults.push(`${name}: ${JSON.stringify(problem)}`);
  return faults;
}
