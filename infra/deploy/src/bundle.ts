import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { compress, isCompressedCopy } from './compress';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the bundle is put when nothing else is said. */
export const bundleFolder = join(workspace, 'infra/deploy/dist');

/** Packages that others load when they are installed, and do without otherwise. */
const notNeeded = ['bufferutil', 'utf-8-validate', 'pg-native', 'pg-cloudflare'];

const wasm = 'zstd.wasm';

/**
 * Bundles a program of the workspace for Node: itself and all that it loads, in one folder without `node_modules`.
 * @param findsFiles whether it finds files by where it lies itself; else those that its sources name by their own place
 *   go into the bundle.
 */
export async function bundleProgram(
  entry: string,
  name: string,
  folder: string,
  findsFiles = false,
): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    context: workspace,
    entry: { [name]: entry },
    output: {
      path: folder,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
    module: {
      ...(findsFiles && { parser: { javascript: { url: false, importMeta: false } } }),
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
      ],
    },
    externals: Object.fromEntries(notNeeded.map((each) => [each, `commonjs ${each}`])),
    // Programs of a server are read by who looks for a fault; their size does not matter.
    optimization: { minimize: false, moduleIds: 'named', chunkIds: 'deterministic', splitChunks: false },
    performance: false,
    ignoreWarnings: [/Critical dependency/, /Can't resolve/],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
  // The library of deltas reads its WebAssembly from where it lies itself.
  const deltas = dirname(createRequire(import.meta.url).resolve('@bokuweb/zstd-wasm'));
  if ((await readFile(join(folder, `${name}.mjs`), 'utf8')).includes(wasm))
    await copyFile(join(deltas, wasm), join(folder, wasm));
}

/**
 * Writes what a site needs to run gateways: `gateway/gateway.mjs`, which needs Node and nothing else, and `shell/`, the
 * build of the shell it serves, which has to be there (`npm run build`).
 * @throws Error with a sentence when there is no build of the shell
 */
export async function bundleGateway(folder = bundleFolder): Promise<void> {
  const shell = join(workspace, 'shell/dist');
  await readFile(join(shell, 'build.json')).catch((cause: unknown) => {
    throw new Error('There is no build of the shell yet: run npm run build first.', { cause });
  });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundleProgram('./infra/gateway/src/main.ts', 'gateway', join(folder, 'gateway'));
  // Node reads files named .js as ES modules below this.
  await writeFile(join(folder, 'gateway/package.json'), '{ "type": "module", "private": true }\n');
  // Copies that lie there may be those of a console under development, made quickly.
  await cp(shell, join(folder, 'shell'), { recursive: true, filter: (path) => !isCompressedCopy(path) });
  await compress(join(folder, 'shell'));
}
