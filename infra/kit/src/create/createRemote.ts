import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractVersion } from '@console/remote';
import { Refused, remotesOf } from '@console/workspace';
import { declarationOf } from '../declarationOf';
import { fillTemplate } from './fillTemplate';
import { type PlannedRemote, planRemote, type WantedRemote } from './planRemote';
import { readTemplate, writeFolder } from './templateFiles';

const template = fileURLToPath(new URL('../../template', import.meta.url));

/** The file of the template that becomes the journey, which lies apart from the remote. */
const journey = 'journey.spec.ts.txt';

/** A remote that was written. */
export interface CreatedRemote extends PlannedRemote {
  /** Written folders, from the root of the workspace. */
  readonly folders: readonly string[];
}

async function packageNames(root: string): Promise<string[]> {
  const groups = ['packages', 'infra'].map((group) => readdir(join(root, group)).catch(() => []));
  return ['shell', 'e2e', ...(await Promise.all(groups)).flat()];
}

/**
 * Writes a remote that works, with its tests and a journey through it. Overwrites nothing.
 * @param root the workspace to write into.
 * @throws Refused when the name or the area cannot be had, or a folder already exists.
 */
export async function createRemote(root: string, wanted: WantedRemote): Promise<CreatedRemote> {
  const present = await Promise.all(
    remotesOf(root).map(async (name) => ({
      name,
      areas: (await declarationOf(root, name)).areas.map((area) => area.name),
    })),
  );
  const planned = planRemote(wanted, present, await packageNames(root));
  const folders = [`remotes/${planned.name}`, `e2e/${planned.name}`] as const;
  const there = folders.find((folder) => existsSync(join(root, folder)));
  if (there)
    throw new Refused(
      `${there} is there already and is not overwritten: move it away, or choose another name.`,
    );

  const filled = new Map<string, string>();
  // What lies there is around a remote in its own repository.
  for (const [path, text] of await readTemplate(template))
    if (!path.startsWith('repository/'))
      filled.set(path, fillTemplate(path, text, planned, `^${contractVersion}`));
  const journeyText = filled.get(journey) ?? '';
  filled.delete(journey);
  const [remoteFolder, journeyFolder] = folders;
  await writeFolder(join(root, remoteFolder), filled);
  await writeFolder(join(root, journeyFolder), new Map([[`${planned.name}.spec.ts`, journeyText]]));
  return { ...planned, folders };
}
