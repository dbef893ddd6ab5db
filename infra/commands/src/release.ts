import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lastSubject, type Preparation, ReleaseRefused, runDeployCommand } from '@console/deploy';
import type { ShellBuild } from '@console/gateway';
import { demandContract } from '@console/kit/demandContract';
import { checkTypes, inWorkspace, workspace } from '@console/workspace';
import { buildApps, generate } from './build/buildApps';

/** The build of the shell in the workspace, undefined where there is none. */
function shellBuild(): ShellBuild | undefined {
  const path = inWorkspace('shell/dist/build.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ShellBuild) : undefined;
}

/** Builds a remote of the workspace when it changed and checks its types; a folder is taken as it is. */
const preparation: Preparation = {
  async prepare(given, { types, anyShell }) {
    const shell = anyShell ? undefined : shellBuild();
    if (/[/\\.]/.test(given)) return { dist: resolve(given), shell };
    const folder = `remotes/${given}`;
    if (!existsSync(inWorkspace(folder, 'package.json')))
      throw new ReleaseRefused(`There is no remote ${given} in this workspace.`);
    if (types) await generate();
    if (types && !(await checkTypes(folder)).ok)
      throw new ReleaseRefused(
        `${given} has type errors: correct them, or use --no-types to release it all the same.`,
      );
    await demandContract(workspace, given);
    await buildApps({ only: [folder] });
    return { dist: inWorkspace(folder, 'dist'), shell, reason: lastSubject(inWorkspace(folder)) };
  },
};

await runDeployCommand(['release', ...process.argv.slice(2)], preparation);
