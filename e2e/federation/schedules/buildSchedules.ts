import { resolve } from 'node:path';
import { common } from '@console/build/common';
import { federation, federationVersion } from '@console/build/federation';
import { type Configuration, rspack } from '@rspack/core';
import { build } from '../../../bench/src/buildBundle';
import { once } from '../../site/once';

const workspace = resolve(import.meta.dirname, '../../..');
/** Container that every build is cut from. */
export const template = 'rfid_template_00000000';

/** Parts the schedules run on: a page with the real loader, and a remote to cut builds from. */
export interface BuiltSchedules {
  readonly page: string;
  readonly remote: string;
}

const integrity = () => new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true });

/**
 * Builds both with the presets of the console, once for all workers; gives their folders.
 */
export async function buildSchedules(): Promise<BuiltSchedules> {
  const page = resolve(workspace, '.console/e2e/schedules/page');
  const remote = resolve(workspace, '.console/e2e/schedules/remote');
  await once('schedules', () => buildBoth({ page, remote }));
  return { page, remote };
}

async function buildBoth({ page, remote }: BuiltSchedules): Promise<void> {
  const shell = common(resolve(workspace, 'shell'), 'rfid_schedules');
  const define = new rspack.DefinePlugin({
    FEDERATION_VERSION: JSON.stringify(federationVersion),
    SHARED_VERSIONS: JSON.stringify({ react: '19.3.1' }),
    SHELL_BUILD: JSON.stringify('schedules'),
  });
  const pageBuild: Configuration = {
    ...shell,
    // The clock first: React keeps the one it finds.
    entry: { page: ['./src/testing/hasten.ts', './src/testing/schedules.tsx'] },
    output: { ...shell.output, path: page, publicPath: '/', filename: '[name].js' },
    plugins: [
      ...(shell.plugins ?? []),
      define,
      ...federation({ folder: resolve(workspace, 'shell'), name: 'rfid_schedules', side: 'host' }),
      integrity(),
    ],
  };
  const folder = resolve(workspace, 'remotes/readers');
  const own = common(folder, template);
  const remoteBuild: Configuration = {
    ...own,
    entry: {},
    output: {
      ...own.output,
      path: remote,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [
      ...(own.plugins ?? []),
      ...federation({
        folder,
        name: template,
        side: 'remote',
        expose: resolve(import.meta.dirname, 'remote/remote.ts'),
      }),
      integrity(),
    ],
  };
  await build(pageBuild);
  await build(remoteBuild);
}
