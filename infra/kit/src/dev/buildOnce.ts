import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnreleasedManifest } from '@console/deploy';
import type { RemoteDeclaration } from '@console/remote';
import { type Configuration, rspack } from '@rspack/core';
import { createJiti, type Jiti } from 'jiti';

/** Thrown when the sources cannot be built; the message is what the bundler says. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/** Purpose of a build: for who writes the sources, or the people who use it. */
export type Purpose = 'development' | 'release';

/** Readable, and with source maps. */
const readable = (configuration: Configuration): Configuration => ({
  ...configuration,
  optimization: { ...configuration.optimization, minimize: false },
  devtool: 'cheap-module-source-map',
});

/** The configuration of a remote that has no `rspack.config.ts`. */
async function usualConfiguration(jiti: Jiti, app: string): Promise<Configuration> {
  const { remoteBuild } = await jiti.import<{
    remoteBuild: (folder: string, declaration: RemoteDeclaration) => Configuration;
  }>('@console/build/remote');
  const { declaration } = await jiti.import<{ declaration: RemoteDeclaration }>(
    join(app, 'src/declaration.ts'),
  );
  return remoteBuild(app, declaration);
}

/**
 * Reads the configuration of an app anew, with all that it is made of.
 * @throws BuildFailed
 */
export async function readConfiguration(app: string, purpose: Purpose): Promise<Configuration[]> {
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = purpose === 'development' ? 'development' : 'production';
  try {
    const read = existsSync(join(app, 'rspack.config.ts'))
      ? await jiti.import<Configuration | Configuration[]>(join(app, 'rspack.config.ts'), { default: true })
      : await usualConfiguration(jiti, app);
    const all = [read].flat();
    return purpose === 'development' ? all.map(readable) : all;
  } catch (error) {
    throw new BuildFailed((error as Error).message);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** @throws BuildFailed */
export function bundle(configurations: Configuration[]): Promise<void> {
  const compiler = rspack(configurations);
  return new Promise((built, failed) => {
    compiler.run((failure, stats) =>
      compiler.close(() => {
        if (failure) failed(new BuildFailed(failure.message));
        else if (stats?.hasErrors()) failed(new BuildFailed(stats.toString({ preset: 'errors-only' })));
        else built();
      }),
    );
  });
}

/**
 * Builds a remote into a folder. Declaration and build id are read again each time. A release is the whole folder, so
 * nothing of a build before stays in it; a page that runs a build in development may still ask for its files.
 * @throws BuildFailed
 */
export async function buildOnce(
  remote: string,
  folder: string,
  purpose: Purpose = 'development',
): Promise<UnreleasedManifest> {
  const configurations = await readConfiguration(remote, purpose);
  if (purpose === 'release') await rm(folder, { recursive: true, force: true });
  await bundle(configurations.map((one) => ({ ...one, output: { ...one.output, path: folder } })));
  return JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as UnreleasedManifest;
}
