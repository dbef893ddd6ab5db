import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sourcesOf } from '@console/build/appIdentity';
import { buildShell } from '@console/kit';
import { creatorName } from '@console/kit/createRepository';
import { inWorkspace, Refused, run, workFolder, writeDeclarations } from '@console/workspace';
import { faultsOf } from './check';
import { stageCreator } from './creator';
import { lockTemplate } from './lock';
import type { PackedPackage } from './PackedPackage';
import { manifestOf, publishedFolders } from './published';
import { stagePackage } from './stage';
import { publishedVersion } from './version';

/** Where packages are packed when nothing else is said. */
export const packFolder = join(workFolder, 'packs');

/** Builds what travels with the packages: shell and remotes as sites have them, and the shell for who writes a remote. */
async function buildCarried(): Promise<void> {
  const { ok, output } = await run(process.execPath, [inWorkspace('infra/commands/build.mjs')], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (!ok) throw new Refused(`Shell and remotes could not be built:\n${output}`);
  await buildShell();
}

/** Makes one file of each package that is laid out. @throws Refused naming those that could not be packed */
async function packStages(packed: readonly PackedPackage[], place: string): Promise<void> {
  const { ok, output } = await run(
    'npm',
    ['pack', '--silent', '--pack-destination', place, ...packed.map(({ stage }) => stage)],
    { quiet: true },
  );
  const there = new Set((await readdir(place)).map((file) => join(place, file)));
  const missing = packed.filter(({ tarball }) => !there.has(tarball)).map(({ name }) => name);
  if (!ok || missing.length > 0)
    throw new Refused(`${missing.join(', ') || 'The packages'} could not be packed:\n${output}`);
}

/**
 * Packs all packages that teams get: each as one file that npm, pnpm and yarn install.
 * @param place folder that holds the files afterwards, and nothing else.
 * @throws Refused when a package cannot be packed.
 */
export async function pack(
  place = packFolder,
  version = publishedVersion(undefined),
): Promise<PackedPackage[]> {
  const work = join(workFolder, 'packing');
  await rm(work, { recursive: true, force: true });
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await buildCarried();
  const declarations = join(work, 'types');
  await writeDeclarations(publishedFolders, declarations);
  const packed: PackedPackage[] = [];
  for (const folder of publishedFolders) {
    const stage = join(work, basename(folder));
    await stagePackage(folder, stage, { version, declarations, sourcesOf });
    const { name } = manifestOf(folder);
    const tarball = join(place, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
    packed.push({ name, version, stage, tarball });
  }
  await packStages(packed, place);
  const creator = join(work, 'create-remote');
  await stageCreator(creator, version);
  if (!(await lockTemplate(join(creator, 'template'), place)))
    console.log(
      'No registry answers: new repositories begin without a lock file, so their first install is slow.',
    );
  const tarball = join(place, `console-create-remote-${version}.tgz`);
  const creating = { name: creatorName, version, stage: creator, tarball };
  await packStages([creating], place);
  packed.push(creating);
  const faults = (await Promise.all(packed.map(faultsOf))).flat();
  if (faults.length > 0) throw new Refused(`Packages are not as they say they are:\n${faults.join('\n')}`);
  return packed;
}
