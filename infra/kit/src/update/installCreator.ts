import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '@console/workspace';
import { creatorName } from '../create/createRepository';
import { installBeside } from '../installBeside';

/** A version of the program that writes repositories. */
export interface Creator {
  readonly program: string;
  readonly version: string;
  remove(): Promise<void>;
}

/**
 * Gets a version of the program that writes repositories, from the registry of npm or from a file.
 * @param wanted `@console/create-remote@2.30.0`, or the path of a packed one
 * @param repository folder whose `.npmrc` says which registry is asked
 * @throws Refused when it cannot be had, with what npm says
 */
export async function installCreator(wanted: string, repository: string): Promise<Creator> {
  const folder = await mkdtemp(join(tmpdir(), 'console-creator-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { ok, said } = await installBeside(repository, folder, wanted, '--ignore-scripts');
    if (!ok)
      throw new Refused(
        `${wanted} cannot be had: look whether it is there, and whether .npmrc names the registry of the console (@console:registry=…), then update again. Nothing was changed.\n${said}`,
      );
    const place = join(folder, 'node_modules', creatorName);
    const { version } = JSON.parse(await readFile(join(place, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { program: join(place, 'bin/create-remote.mjs'), version, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
