import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { workspace } from './workspace';

/** Browsers the console is built for; `light-dark()` and constructable style sheets work in all of them. */
export const targets = ['chrome >= 123', 'firefox >= 128', 'safari >= 17.5'];

const loader = (file: string) => fileURLToPath(new URL(`../loaders/${file}`, import.meta.url));

const { catalogues } = createRequire(import.meta.url)('../loaders/messages.cjs') as {
  readonly catalogues: RegExp;
};

/**
 * How sources become code: the same in every build of the console.
 * @param refreshed name under which components are exchanged while a page runs, of a remote that is being written.
 * @defaultValue they are not.
 */
export function rules(refreshed?: string): NonNullable<Configuration['module']>['rules'] {
  const react = {
    runtime: 'automatic',
    development: refreshed !== undefined,
    refresh: refreshed !== undefined,
  };
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      type: 'javascript/auto',
      use: [
        ...(refreshed === undefined
          ? []
          : [{ loader: loader('refresh.cjs'), options: { name: refreshed, root: workspace } }]),
        {
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
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
    {
      test: catalogues,
      exclude: /node_modules/,
      type: 'javascript/auto',
      loader: loader('messages.cjs'),
    },
  ];
}
