import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtShell } from '@console/console';
import { lastSubject, type Preparation, ReleaseRefused, runDeployCommand } from '@console/deploy';
import type { HostCapabilities } from '@console/remote/registry';
import { checkTypes, inWorkspace, remotesOf, workspace } from '@console/workspace';
import { demandContract } from '../contract/demandContract';
import { BuildFailed, buildOnce } from '../dev/buildOnce';
import { writeSources } from './writeSources';

/** The shell of this version of the console, which a build has to fit. */
const shell = (): HostCapabilities =>
  JSON.parse(readFileSync(join(builtShell('release'), 'build.json'), 'utf8')) as HostCapabilities;

/** Builds the remote of this repository and checks its types; the folder of a build is taken as it is. */
const preparation: Preparation = {
  async prepare(given, { types, anyShell }) {
    const fits = anyShell ? undefined : shell();
    const folder = resolve(given);
    if (existsSync(join(folder, 'build.json'))) return { dist: folder, shell: fits };
    if (folder !== resolve(workspace))
      throw new ReleaseRefused(`${given} holds no build: name its folder, or none to build this repository.`);
    if (types) await writeSources();
    if (types && !(await checkTypes('.')).ok)
      throw new ReleaseRefused(
        'There are type errors: correct them, or use --no-types to release all the same.',
      );
    const [remote = ''] = remotesOf();
    await demandContract(workspace, remote);
    const dist = inWorkspace('dist');
    try {
      await buildOnce(workspace, dist, 'release');
    } catch (error) {
      if (error instanceof BuildFailed) throw new ReleaseRefused(error.message);
      throw error;
    }
    return { dist, shell: fits, reason: lastSubject(workspace) };
  },
};

const [command = '', ...words] = process.argv.slice(2);
const namesBuild = words.some(
  (word, at) => !word.startsWith('-') && !/^--(percent|reason|by)$/.test(words[at - 1] ?? ''),
);
const here = command === 'release' && !namesBuild ? ['.'] : [];

await runDeployCommand([command, ...here, ...words], preparation);
