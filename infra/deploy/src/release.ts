import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { recordFile } from '@console/remote/registry';
import { type BuiltFile, builtFiles, contentHash, verifyPins } from './builtFiles';
import { compress } from './compress';
import { planRelease, recordOf } from './planRelease';
import { ReleaseRefused } from './ReleaseRefused';
import { readRegistry, withRegistryLock, writeRegistry } from './registryFile';
import { type RemoteBuild, readRemoteBuild } from './remoteBuild';

/** What to release, and into what. */
export interface ReleaseOptions {
  /** Folder of the remote's build, with `build.json` in it. */
  readonly dist: string;
  /** Folder that gateways serve from; made when it is not there. */
  readonly store: string;
}

/** What a release did. */
export interface Released {
  readonly name: string;
  readonly version: string;
  /** Hash of the build's files. */
  readonly build: string;
  /** Whether the files were not in the store yet. */
  readonly published: boolean;
  /** Whether the registry pointed elsewhere before. */
  readonly registered: boolean;
  /** Revision of the registry afterwards. */
  readonly revision: number;
}

async function readBuild(dist: string): Promise<RemoteBuild> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new ReleaseRefused(`There is no build in ${dist}: build the remote first.`);
  });
  return readRemoteBuild(text);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Puts the files into their folder at once, compressed already; gives whether they were not there yet. */
async function publish(files: readonly BuiltFile[], folder: string): Promise<boolean> {
  if (await exists(folder)) return false;
  // Beside its final place, since a folder can be renamed on one file system only; gateways do not serve dot files.
  const part = join(dirname(folder), `.${randomUUID()}`);
  try {
    for (const { path, content } of files) {
      await mkdir(dirname(join(part, path)), { recursive: true });
      await writeFile(join(part, path), content);
    }
    await compress(part);
    await rename(part, folder);
    return true;
  } catch (error) {
    // Another release of the very same build was quicker.
    if (await exists(folder)) return false;
    throw error;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/**
 * Releases a build of a remote: files first, into a folder named by version and content that is never changed
 * again, then the registry. Releasing the same build again changes nothing; builds released before stay, so that
 * sessions that run them go on.
 * @throws ReleaseRefused
 */
export async function release({ dist, store }: ReleaseOptions): Promise<Released> {
  const build = await readBuild(dist);
  const files = await builtFiles(dist);
  verifyPins(build, files);
  const hash = contentHash(files);
  const { remote } = planRelease(await readRegistry(store), build, hash);
  const record = { path: recordFile, content: Buffer.from(recordOf(remote)) };
  const published = await publish([...files, record], join(store, remote.base));
  return withRegistryLock(store, async () => {
    const present = await readRegistry(store);
    // Planned anew: another remote may have been released since.
    const { registry } = planRelease(present, build, hash);
    if (registry) await writeRegistry(store, registry);
    return {
      name: remote.name,
      version: remote.version,
      build: hash,
      published,
      registered: registry !== undefined,
      revision: (registry ?? present).revision,
    };
  });
}
