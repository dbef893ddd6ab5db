import { assertArguments, parseWords, runCommand } from '@console/workspace';
import { pack, packFolder } from './pack';
import { publish, readRegistryAddress } from './publish';
import { publishedVersion } from './version';

const usage = `publish-packages --registry <address> [--version <version>]

Packs what teams write remotes with, and publishes it to a registry; who may do so is said by the settings of npm.
  --version   another one than that of the contract, as in 2.31.1`;

async function main(): Promise<void> {
  const { values, positionals } = parseWords(process.argv.slice(2), {
    registry: { type: 'string' },
    version: { type: 'string' },
  });
  assertArguments(positionals, 0, 0);
  const registry = readRegistryAddress(values.registry);
  const version = publishedVersion(values.version);
  const { published, present } = await publish(await pack(packFolder, version), registry);
  if (present.length > 0) console.log(`${present.length} packages of version ${version} were there already.`);
  console.log(`${published.length} packages of version ${version} are published to ${registry}.`);
}

await runCommand(main, { usage });
