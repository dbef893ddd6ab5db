import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bundleBuild } from '@console/build/bundle';
import { compress } from '@console/deploy';
import { builds, remoteNames } from '@console/e2e/site/builds';
import { paths } from '@console/remote/contract';
import { inWorkspace } from '@console/workspace';
import { type Configuration, rspack } from '@rspack/core';
import { loadRemoteSource } from './loadRemoteSource';

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
  const dist = inWorkspace('.console/bench/bundle');
  const loadContainer = inWorkspace('.console/bench/loadContainer.ts');
  await mkdir(dirname(loadContainer), { recursive: true });
  await writeFile(loadContainer, loadRemoteSource(remoteNames, inWorkspace('remotes')));
  await build(
    bundleBuild({
      shell: inWorkspace('shell'),
      shellDist: builds.shell,
      loadContainer,
      pages: {
        [paths.readers.definitions.list()]: 'DefinitionsPage',
      },
      dist,
    }),
  );
  await compress(dist);
  return dist;
}
