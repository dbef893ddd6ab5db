import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { assertArguments, inWorkspace, parseWords, Refused, run, runCommand } from '@console/workspace';
import { creatorName } from '../create/createRepository';
import { installCreator } from '../update/installCreator';
import { packagesNeeded, takesFiles } from '../update/packedPackages';

const usage = `update [--to <version>] [--packages <folder>] [--created-with <file>]

Raises the packages of the console to the newest version, migrates the sources, and merges what the template has changed
with what you have. Files that both changed stay as they are, with a note. Commit first: git takes it back.
  --to            another version than the newest
  --packages      folder of packed packages, where the repository takes them from files
  --created-with  packed creator that wrote the repository, where it is not among its packages`;

/** The packed creator in a folder of packed packages. @throws Refused when there is none */
async function creatorIn(folder: string): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  const file = files.find((each) => /^console-create-remote-\d.*\.tgz$/.test(each));
  if (file === undefined)
    throw new Refused(`${folder} holds no packed packages of the console: "npm run pack" writes them.`);
  return resolve(folder, file);
}

await runCommand(
  async () => {
    const { values, positionals } = parseWords(process.argv.slice(2), {
      to: { type: 'string' },
      packages: { type: 'string' },
      'created-with': { type: 'string' },
    });
    assertArguments(positionals, 0, 0);
    const { to = 'latest', packages, 'created-with': createdWith } = values;
    if (packages === undefined && (await takesFiles(inWorkspace()))) throw new Refused(packagesNeeded);
    const wanted = packages === undefined ? `${creatorName}@${to}` : await creatorIn(resolve(packages));
    // The version to come knows what has changed until then.
    const { program, remove } = await installCreator(wanted, inWorkspace());
    try {
      const words = ['--update'];
      if (packages !== undefined) words.push('--packages', resolve(packages));
      if (createdWith !== undefined) words.push('--created-with', resolve(createdWith));
      const { ok } = await run(process.execPath, [program, ...words], { cwd: inWorkspace() });
      if (!ok) process.exitCode = 1;
    } finally {
      await remove();
    }
  },
  { usage },
);
