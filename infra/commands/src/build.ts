import { parseWords, runCommand } from '@console/workspace';
import { buildApps, generate } from './build/buildApps';
import { endWithParent } from './process/onParentExit';

endWithParent();
const usage = `build [--generate | --anew] [folder of an app]…

Builds the shell and the remotes that changed since they were built last.
  --generate   only writes the generated sources
  --anew       builds what did not change, too`;

async function main(): Promise<void> {
  const { values, positionals } = parseWords(process.argv.slice(2), {
    generate: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
  });
  if (values.generate) return generate();
  const folders = positionals.map((folder) => folder.replace(/\/+$/, ''));
  const built = await buildApps({ anew: values.anew, ...(folders.length > 0 && { only: folders }) });
  if (built.length === 0) console.log('Everything is built.');
}

await runCommand(main, { usage });
