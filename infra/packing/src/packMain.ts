import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { assertArguments, parseWords, runCommand } from '@console/workspace';
import { pack, packFolder } from './pack';
import { publishedVersion } from './version';

const usage = `pack [folder] [--version <version>]

Packs what teams write remotes with, one file for each package, into a folder; .console/packs by default.
  --version   another one than that of the contract, as in 2.31.1`;

async function main(): Promise<void> {
  const { values, positionals } = parseWords(process.argv.slice(2), { version: { type: 'string' } });
  assertArguments(positionals, 0, 1);
  const place = positionals[0] === undefined ? packFolder : resolve(positionals[0]);
  const packed = await pack(place, publishedVersion(values.version));
  for (const { tarball } of packed)
    console.log(`${basename(tarball)}  ${((await stat(tarball)).size / 1000).toFixed(0)} kB`);
  console.log(`\n${packed.length} packages are in ${place}.`);
}

await runCommand(main, { usage });
