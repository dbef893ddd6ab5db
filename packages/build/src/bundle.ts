import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { BuildManifestPlugin } from './BuildManifestPlugin';
import { common } from './common';
import { IntegrityPlugin } from './IntegrityPlugin';
import { shellConstants } from './shellConstants';

/** Part of the record of a shell that is taken over. */
interface ShellRecord {
  readonly build: string;
  readonly pages: Readonly<Record<string, readonly { readonly file: string; readonly first?: boolean }[]>>;
}

/** Parts of {@link bundleBuild}. */
interface BundleOptions {
  /** Folder of the shell. */
  readonly shell: string;
  /** Build of the shell with federation: its boot script and what its record says are taken over. */
  readonly shellDist: string;
  /** Module that takes the place of the shell's `registry/loadContainer`: it imports the remotes and hands them out. */
  readonly loadContainer: string;
  /** Addresses whose files are fetched ahead, each with the name of its page's chunk. */
  readonly pages: Readonly<Record<string, string>>;
  /** Folder to build into; looks like the shell's `dist` afterwards. */
  readonly dist: string;
}

/**
 * The same sources as one bundle, split by page, without federation: what the price of federation is measured
 * against. Served by the same gateway, with the same hints, it is the best that could be had instead.
 */
export function bundleBuild({ shell, shellDist, loadContainer, pages, dist }: BundleOptions): Configuration {
  const base = common(shell, 'rfid_bundle');
  const record = JSON.parse(readFileSync(resolve(shellDist, 'build.json'), 'utf8')) as ShellRecord;
  const ofDocument = Object.entries(record.pages).filter(([, files]) => files.some(({ first }) => first));
  const emptyShares = 'data:text/javascript,export const atStart = {}; export const provided = {}';
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, path: resolve(dist, 'assets'), publicPath: '/assets/', clean: true },
    // What several pages use travels once, as the bundler does it by itself.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
    plugins: [
      ...(base.plugins ?? []),
      shellConstants(shell, record.build),
      new rspack.NormalModuleReplacementPlugin(/^(\.|.*\/registry)\/loadContainer$/, loadContainer),
      // There is nobody to provide anything to.
      new rspack.NormalModuleReplacementPlugin(/\/registry\/provided$/, emptyShares),
      new rspack.CopyRspackPlugin({
        // As they were built: the record pins them.
        patterns: [`boot.*`, ...ofDocument.flatMap(([, files]) => files.map(({ file }) => file))].map(
          (file) => ({
            from: `${shellDist}/assets/${file}`,
            to: '[name][ext]',
            info: { minimized: true },
          }),
        ),
      }),
      new IntegrityPlugin(),
      new BuildManifestPlugin('../build.json', (files) => {
        const entries = files.scripts('main');
        const opened = Object.entries(pages).map(
          ([address, chunk]) => [address, files.scripts(chunk)] as const,
        );
        const pins = files.pins([...new Set([...entries, ...opened.flatMap(([, scripts]) => scripts)])]);
        const pinned = (file: string) => ({ file, integrity: pins[file] });
        return {
          ...record,
          frame: undefined,
          entries: entries.map(pinned),
          pages: Object.fromEntries([
            ...opened.map(([address, scripts]) => [address, scripts.map(pinned)] as const),
            ...ofDocument,
          ]),
          shares: {},
        };
      }),
    ],
  };
}
