import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractVersion } from '@console/remote';
import { Refused, remotesOf } from '@console/workspace';
import { declarationOf } from '../declarationOf';
import { fillTemplate } from './fillTemplate';
import { type PlannedRemote, planRemote, type WantedRemote } from './planRemote';

const template = fileURLToPath(new URL('../../template', import.meta.url));

/** The file of the template that becomes the journey, which lies apart from the remote. */
const journey = 'journey.spec.ts.txt';

/** A remote that was written. */
export interface CreatedRemote extends PlannedRemote {
  /** What was written, from the root of the workspace. */
  readonly folders: readonly string[];
}

async function packageNames(root: string): Promise<string[]> {
  const groups = ['packages', 'infra'].map((group) => readdir(join(root, group)).catch(() => []));
  return ['shell', 'e2e', ...(await Promise.all(groups)).flat()];
}

/** The files of the template by their paths, with slashes. */
async function templateFiles(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      (entry) =>
        entry.isFile() &&
        !entry.name.includes('.generated.') &&
        !/[\\/](node_modules|dist)([\\/]|$)/.test(`${entry.parentPath}${sep}`),
    )
    .map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(template, file).split(sep).join('/'), await readFile(file, 'utf8')] as const;
    });
  return new Map(await Promise.all(files));
}

/** Puts files into a folder that appears at once, whole, and only where there is none. */
async function writeFolder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const part = await mkdtemp(join(dirname(folder), '.new-'));
  try {
    for (const [path, text] of files) {
      await mkdir(dirname(join(part, path)), { recursive: true });
      await writeFile(join(part, path), text);
    }
    await rename(part, folder);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
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
  for (const [path, text] of await templateFiles())
    filled.set(path, fillTemplate(path, text, planned, `^${contractVersion}`));
  const journeyText = filled.get(journey) ?? '';
  filled.delete(journey);
  const [remoteFolder, journeyFolder] = folders;
  await writeFolder(join(root, remoteFolder), filled);
  await writeFolder(join(root, journeyFolder), new Map([[`${planned.name}.spec.ts`, journeyText]]));
  return { ...planned, folders };
}
