import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from '@rspack/core';
import browserslist from 'browserslist';
import { buildFolder, installedPlatform } from './places';

const supported = browserslist(undefined, { path: buildFolder }).map((browser) => browser.split(' '));

/**
 * Browsers the console is built for: from the oldest of each in `browserslist` of the root `package.json` on, which packing writes into that of this package. The
 * bundler does not know the newest by name.
 */
export const targets = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'].map((browser) => {
  const versions = supported.flatMap(([name, version = '']) =>
    name === browser ? Number.parseFloat(version) : [],
  );
  return `${browser} >= ${Math.min(...versions)}`;
});

/** A version of the language: that of all targets, or one that older browsers read as well. */
export type Syntax = 'es2022' | 'es2015';

const loader = (file: string) => fileURLToPath(new URL(`../loaders/${file}`, import.meta.url));

const { catalogues } = createRequire(import.meta.url)('../loaders/messages.cjs') as {
  readonly catalogues: RegExp;
};

/** A page as the build has drawn it, `./drawLogin?drawn`. */
const drawn = /^\?drawn$/;

/**
 * Rule of a page that is imported as the build has drawn it: see loaders/drawn.cjs.
 * @param drawing script that draws pages.
 * @param page name of the page.
 */
export const drawnPage = (drawing: string, page: string): RuleSetRule => ({
  resourceQuery: drawn,
  type: 'javascript/auto',
  loader: loader('drawn.cjs'),
  options: { drawing, page },
});

/**
 * Rules by which sources become code: the same in every build of the console.
 * @param refreshed name under which components are exchanged while a page runs, of a remote that is being written.
 * @defaultValue they are not.
 * @param syntax version of the language it becomes.
 */
export function rules(
  refreshed: string | undefined,
  syntax: Syntax,
): NonNullable<Configuration['module']>['rules'] {
  const react = {
    runtime: 'automatic',
    development: refreshed !== undefined,
    refresh: refreshed !== undefined,
  };
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      resourceQuery: { not: drawn },
      type: 'javascript/auto',
      use: [
        ...(refreshed === undefined
          ? []
          : [{ loader: loader('refresh.cjs'), options: { name: refreshed, root: buildFolder } }]),
        {
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: syntax,
              parser: { syntax: 'typescript', tsx: true },
              transform: { react },
            },
          },
        },
        { loader: loader('chunk-names.cjs') },
      ],
    },
    {
      // Style sheets are adopted into the root they belong to, the document or a shadow root, so they arrive as text.
      test: /\.css$/,
      type: 'asset/source',
      use: [{ loader: 'builtin:lightningcss-loader', options: { minify: true, targets } }],
    },
    // What was installed of the platform has been translated already; its chunks go by the same names.
    {
      test: /\.js$/,
      include: installedPlatform,
      // As the sources that it was made of.
      type: 'javascript/auto',
      // Libraries are asked for by paths that only bundlers complete.
      resolve: { fullySpecified: false },
      use: [{ loader: loader('chunk-names.cjs') }],
    },
    {
      test: catalogues,
      type: 'javascript/auto',
      loader: loader('messages.cjs'),
    },
  ];
}
