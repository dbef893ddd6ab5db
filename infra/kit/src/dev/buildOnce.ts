import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnreleasedManifest } from '@console/deploy';
import { type Configuration, rspack } from '@rspack/core';
import { createJiti } from 'jiti';

/** Thrown when the sources cannot be built; the message is what the bundler says. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/**
 * As it is released, React's production code included, since development code does not run in a shell that was
 * released; only readable, and with source maps.
 */
export function forDevelopment(configuration: Configuration, folder: string): Configuration {
  return {
    ...configuration,
    output: { ...configuration.output, path: folder },
    optimization: { ...configuration.optimization, minimize: false },
    devtool: 'cheap-module-source-map',
  };
}

/** As it is released. */
export const forRelease = (configuration: Configuration, folder: string): Configuration => ({
  ...configuration,
  output: { ...configuration.output, path: folder },
});

/**
 * Builds a remote into a folder. Declaration and build id are read again each time.
 * @param adapt what the configuration of the remote becomes.
 * @throws BuildFailed
 */
export async function buildOnce(
  remote: string,
  folder: string,
  adapt: typeof forRelease = forDevelopment,
): Promise<UnreleasedManifest> {
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  let configuration: Configuration;
  try {
    configuration = await jiti.import<Configuration>(join(remote, 'rspack.config.ts'), { default: true });
  } catch (error) {
    throw new BuildFailed((error as Error).message);
  }
  await new Promise<void>((built, failed) => {
    const compiler = rspack(adapt(configuration, folder));
    compiler.run((failure, stats) =>
      compiler.close(() => {
        if (failure) failed(new BuildFailed(failure.message));
        else if (stats?.hasErrors()) failed(new BuildFailed(stats.toString({ preset: 'errors-only' })));
        else built();
      }),
    );
  });
  return JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as UnreleasedManifest;
}
