import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { common } from './common';
import { type BundledPackages, CollectPackagesPlugin } from './materials/bundledPackages';

const ending = '.worker.ts';

/**
 * Builds the workers of a remote: each `src/….worker.ts` becomes one file `….worker.js` beside the others. The runtime of
 * federation would not run in them, so they are built without it and load no chunks. `pinnedWorkers` of
 * `@console/remote` starts them.
 */
export class WorkersPlugin {
  /** @param folder folder of the remote, @param packages takes in the libraries that workers hold */
  constructor(
    private readonly folder: string,
    private readonly packages: BundledPackages,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WorkersPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'WorkersPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const [name, content] of await buildWorkers(this.folder, this.packages))
            compilation.emitAsset(name, new rspack.sources.RawSource(content));
        },
      );
    });
  }
}

/** The files of the workers below a folder, by name. */
async function buildWorkers(
  folder: string,
  packages: BundledPackages,
): Promise<(readonly [name: string, content: Buffer])[]> {
  const sources = (await readdir(join(folder, 'src'), { recursive: true })).filter((file) =>
    file.endsWith(ending),
  );
  if (sources.length === 0) return [];
  const path = await mkdtemp(join(tmpdir(), 'console-workers-'));
  try {
    const base = common(folder, 'workers');
    const configuration: Configuration = {
      ...base,
      target: ['webworker', 'es2022'],
      entry: Object.fromEntries(
        sources.map((file) => [basename(file, '.ts'), join(folder, 'src', file)] as const),
      ),
      optimization: { ...base.optimization, splitChunks: false },
      output: { path, filename: '[name].js', asyncChunks: false },
      plugins: [...(base.plugins ?? []), new CollectPackagesPlugin(packages, () => true)],
    };
    const building = rspack(configuration);
    const stats = await promisify(building.run.bind(building))();
    await promisify(building.close.bind(building))();
    if (!stats || stats.hasErrors())
      throw new Error(`The workers cannot be built: ${stats?.toString({ all: false, errors: true })}`);
    const names = await readdir(path);
    return await Promise.all(names.map(async (name) => [name, await readFile(join(path, name))] as const));
  } finally {
    await rm(path, { recursive: true });
  }
}
