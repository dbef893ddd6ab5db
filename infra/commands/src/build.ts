import { BuildFailed, buildApps, generate } from './build/buildApps';

const usage = `node infra/commands/build.mjs [--generate | --anew] [folder of an app]…

Builds the shell and the remotes that changed since they were built last.
  --generate   only writes the generated sources
  --anew       builds what did not change, too`;

const given = process.argv.slice(2);
const flags = given.filter((word) => word.startsWith('-'));
const folders = given.filter((word) => !word.startsWith('-')).map((folder) => folder.replace(/\/+$/, ''));

try {
  if (flags.some((flag) => flag !== '--generate' && flag !== '--anew')) {
    console.error(usage);
    process.exitCode = 2;
  } else if (flags.includes('--generate')) await generate();
  else {
    const built = await buildApps({
      anew: flags.includes('--anew'),
      ...(folders.length > 0 && { only: folders }),
    });
    if (built.length === 0) console.log('Everything is built.');
  }
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
