import { dirname, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { buildFolder, entryFile, moduleFile } from './places';
import { rules, type Syntax, targets } from './rules';

/** antd and what only it uses, which design loads part by part. */
export const antdModules =
  /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|rc-[a-z-]+|@emotion|stylis)[\\/]|[\\/]AntdProvider\.(?:tsx|js)$/;

/** A module that goes into builds, in the folder `runtime`, by its name without an ending. */
export const runtime = (name: string) => moduleFile(resolve(buildFolder, 'runtime', name));

const adopted = (name: string) =>
  moduleFile(resolve(dirname(entryFile('@console/design/theme')), '../csp', name));

/** Name of the Trusted Types policy through which bundles load their chunks; the gateway's policy allows it. */
const bundlePolicy = 'console-bundle';

/**
 * Time limit for a chunk to arrive, in milliseconds. A script that is late is let go: who tries again asks
 * anew.
 */
const chunkTimeoutMs = 20_000;

interface CommonOptions {
  /** Name under which components are exchanged while a page runs. @defaultValue they are not. */
  readonly refreshed?: string | undefined;
  /** Which code of React and of other libraries it is made of. @defaultValue `production`, as it is released. */
  readonly environment?: 'production' | 'development';
  /** Version of the language. @defaultValue that of the browsers the console is built for. */
  readonly syntax?: Syntax;
}

/**
 * Configuration common to every build of the console: sources, targets, styles without `<style>` elements,
 * scripts under Trusted Types, no evaluation of text.
 * @param name unique among everything that may run in one page; carries the build id.
 */
export function common(
  folder: string,
  name: string,
  { refreshed, environment = 'production', syntax = 'es2022' }: CommonOptions = {},
): Configuration {
  return {
    context: folder,
    mode: 'production',
    devtool: false,
    target: ['web', syntax],
    lazyCompilation: false,
    cache: false,
    infrastructureLogging: { level: 'warn' },
    performance: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // Catalogues are compiled at build, see loaders/messages.cjs.
      alias: {
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        ...(refreshed !== undefined && { 'react/jsx-dev-runtime$': runtime('jsx-dev-runtime') }),
      },
    },
    module: { rules: rules(refreshed, syntax) },
    output: {
      path: resolve(folder, 'dist'),
      uniqueName: name,
      chunkLoadingGlobal: `chunks_${name}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: chunkTimeoutMs,
      trustedTypes: { policyName: bundlePolicy },
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    optimization: {
      nodeEnv: false,
      // By the order in which they are imported. Ids that are derived from identifiers depend on where the workspace
      // lies: those of shared modules hold absolute paths. They need not outlast a build, whose files all carry its id.
      moduleIds: 'natural',
      chunkIds: 'natural',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
      splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false } },
    },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(environment) }),
      // moment asks for a language by a computed name; languages other than English come with the catalogue.
      new rspack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment/ }),
      // antd, its icons and CodeMirror put their styles into <style> elements, which the policy of the console refuses
      // (docs/decisions/0005-styles-under-the-content-security-policy.md).
      new rspack.NormalModuleReplacementPlugin(/(^|\/)dynamicCSS$/, adopted('adopted-dynamic-css')),
      new rspack.NormalModuleReplacementPlugin(/^style-mod$/, adopted('adopted-style-mod')),
      new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/cssUtils$/, (request) => {
        if (/@ant-design[\\/+]icons/.test(request.context)) request.request = adopted('adopted-icon-css');
      }),
    ],
  };
}
