import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuildManifest, buildKey } from '@console/remote/registry';
import { digestOf, makeDelta, recordOf } from '@console/store';
import { parcels, registryOf, type Site } from './site';

/** Script of the list in a build, by its version. */
export const listOf = (version: string) =>
  Array.from({ length: 200 }, (_, line) => `f('${line === 100 ? version : line ** 3}');`).join('\n');

/** Header by which a client names a dictionary. */
export const availableDictionary = (text: string) =>
  `:${createHash('sha256').update(text).digest('base64')}:`;

const built = (version: string, hash: string): BuildManifest => ({
  ...parcels(version, 'aaaa'),
  integrity: { [`pages/list.${hash}.js`]: digestOf(listOf(version)), 'data.json': digestOf('{}') },
});

/** Two builds of a remote: the one that ran before, and the one that runs. */
export const [before, after] = [built('1.0.0', '11111111'), built('1.1.0', '22222222')];

/** Addresses of the list in both. */
export const paths = {
  before: `${before.base}pages/list.11111111.js`,
  after: `${after.base}pages/list.22222222.js`,
} as const;

/** Headers of a client that has the list of the build before. */
export const takesDeltas = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': availableDictionary(listOf('1.0.0')),
};

/**
 * Releases both builds to a site, the second one with the delta of its list.
 * @returns the delta
 */
export async function releaseDelta(site: Site): Promise<Buffer> {
  const [old, text] = [listOf('1.0.0'), listOf('1.1.0')];
  const delta = await makeDelta(Buffer.from(text), Buffer.from(old), 3);
  const files = {
    [paths.before]: old,
    [`${before.base}registered.json`]: recordOf(before),
    [paths.after]: text,
    [`${paths.after}.br`]: brotliCompressSync(text),
    [`${paths.after}.dcz`]: delta,
    [`${after.base}data.json`]: '{}',
    [`${after.base}registered.json`]: recordOf(after),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(site.store, path)), { recursive: true });
    await writeFile(join(site.store, path), content);
  }
  const { version, build, base, federation, contract, shared } = before;
  const earlier = { version, build, base, federation, contract, shared, record: digestOf(recordOf(before)) };
  const registry = registryOf(2, after);
  await site.release({
    ...registry,
    remotes: registry.remotes.map((remote) => ({ ...remote, current: buildKey(after), earlier: [earlier] })),
  });
  return delta;
}
