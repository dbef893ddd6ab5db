import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildKey, type HostCapabilities } from '@console/remote/registry';
import { readUnreleasedManifest, type UnreleasedManifest } from './buildManifest';
import { builtFiles, contentHash } from './builtFiles';
import { checkFit } from './checks/checkFit';
import { checkPins } from './checks/checkPins';
import { checkPolicy } from './checks/checkPolicy';
import { type Compression, compressedCopies } from './compress';
import { deltas } from './deltas';
import { fullBuild } from './plan/entries';
import { planRelease, type ReleaseWish, registered } from './plan/planRelease';
import { ReleaseRefused } from './ReleaseRefused';
import { changeRegistry, nextRegistry, type Planning } from './registry';
import type { Site } from './Site';
import { isStored, putBuild, putRecord, storedRecord } from './storedBuilds';
import { weighBuild } from './weighBuild';

/** Build to release, with its reason and compression. */
export interface ReleaseOptions extends ReleaseWish {
  /** Folder of the remote's build, with `build.json` in it. */
  readonly dist: string;
  /** Why, for those who look at the history. @defaultValue `release`. */
  readonly reason?: string | undefined;
  /** The shell that the build has to fit. @defaultValue it is not held against one. */
  readonly shell?: HostCapabilities | undefined;
  /** Strength of the compression of its files. @defaultValue `strongest`. */
  readonly compression?: Compression | undefined;
}

/** Result of a release. */
export interface Released {
  readonly name: string;
  readonly version: string;
  /** Hash of the build's files. */
  readonly build: string;
  /** True if the files were not in the store yet. */
  readonly published: boolean;
  /** True if the registry pointed elsewhere before. */
  readonly registered: boolean;
  /** Revision of the registry afterwards. */
  readonly revision: number;
}

async function readBuild(dist: string): Promise<UnreleasedManifest> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new ReleaseRefused(`There is no build in ${dist}: build the remote first.`);
  });
  return readUnreleasedManifest(text);
}

const nameable = /^[a-z][a-z0-9-]*$/;

/** @throws ReleaseRefused when name or version would lead out of the folder of the build. */
function demandName({ name, version }: UnreleasedManifest): void {
  if (!nameable.test(name) || !/^[0-9][A-Za-z0-9.-]*$/.test(version))
    throw new ReleaseRefused(`${name} ${version} cannot be the name and version of a build.`);
}

/**
 * Releases a build of a remote: checks it, puts its files into a folder named by version and content that is never
 * changed again, then changes the registry. Releasing the same build again changes nothing; builds released before
 * stay, so that sessions that run them go on.
 * @throws ReleaseRefused, UnreadableError or StoreError; the registry is as it was then.
 */
export async function release(
  site: Site,
  { dist, reason = 'release', shell, compression, ...wish }: ReleaseOptions,
): Promise<Released> {
  const { store } = site;
  const build = await readBuild(dist);
  demandName(build);
  const files = await builtFiles(dist);
  checkPins(build, files);
  checkPolicy(files);
  if (shell) checkFit(build.name, build, shell);

  const hash = contentHash(files);
  const { base } = registered(build, hash);
  const packed = async () => [...files, ...(await compressedCopies(files, compression))];
  // What lies there has been weighed when it was put there; compressing is what takes the time of a release.
  const present = await storedRecord(store, base);
  const all = present ? undefined : await packed();
  const remote = registered(build, hash, all ? weighBuild(build, all) : present?.weight);

  const plan: Planning = (now) => planRelease(now, remote, wish);
  const { before, next: planned } = await nextRegistry(site, reason, plan);
  const result = { name: remote.name, version: remote.version, build: hash };
  const runs = before.remotes.find(({ name }) => name === remote.name);
  const replaced = runs && fullBuild(runs, runs.current).base;
  if (all)
    await putBuild(store, remote, [
      ...all,
      ...(replaced === undefined ? [] : await deltas(store, replaced, all, compression)),
    ]);
  else if (planned) await putRecord(store, remote);
  if (!planned) return { ...result, published: !present, registered: false, revision: before.revision };

  const { changed, registry } = await changeRegistry(site, reason, plan);
  // Who tidied up at the same moment may not have known that the build was about to be needed.
  if (!(await isStored(store, base))) await putBuild(store, remote, all ?? (await packed()));
  return { ...result, published: !present, registered: changed, revision: registry.revision };
}

/** Words for a build: `readers 1.2.0-4f1c0a9be3d2`. */
export const nameOf = (build: { readonly name: string; readonly version: string; readonly build: string }) =>
  `${build.name} ${buildKey(build)}`;
