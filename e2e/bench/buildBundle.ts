import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { bundleBuild } from '@console/build/bundle';
import { compress } from '@console/deploy';
import { routePatterns } from '@console/remote/contract';
import { type Configuration, rspack } from '@rspack/core';
import { builds, remoteNames } from '../site/builds';
import { loadRemoteSource } from './bundle/loadRemoteSource';

const workspace = resolve(import.meta.dirname, '../..');

/** Builds with a configuration. @throws Error with what the bundler says. */
export function build(configuration: Configuration): Promise<void> {
  return new Promise((built, failed) => {
    const compiler = rspack(configuration);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) failed(failure);
        else if (stats?.hasErrors()) failed(new Error(stats.toString({ preset: 'errors-only' })));
        else built();
      });
    });
  });
}

/** Builds the sources of shell and remotes as one bundle; gives the folder, which is served like a shell's build. */
export async function buildBundle(): Promise<string> {
  const dist = resolve(workspace, '.console/bench/bundle');
  const loadContainer = resolve(workspace, '.console/bench/loadContainer.ts');
  await mkdir(dirname(loadContainer), { recursive: true });
  await writeFile(loadContainer, loadRemoteSource(remoteNames, resolve(workspace, 'remotes')));
  await build(
    bundleBuild({
      shell: resolve(workspace, 'shell'),
      shellDist: builds.shell,
      loadContainer,
      pages: {
        [routePatterns.login]: 'LoginPage',
        [routePatterns['readers.definitions']]: 'DefinitionsPage',
      },
      dist,
    }),
  );
  await compress(dist);
  return dist;
}
