import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';

/** Browsers the console is built for; `light-dark()` and constructable style sheets work in all of them. */
export const targets = ['chrome >= 123', 'firefox >= 128', 'safari >= 17.5'];

/** How sources become code: the same in every build of the console. */
export function rules(): NonNullable<Configuration['module']>['rules'] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      type: 'javascript/auto',
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false } },
        },
      },
    },
    {
      // Style sheets are adopted into the root they belong to, the document or a shadow root, so they arrive as text.
      test: /\.css$/,
      type: 'asset/source',
      use: [{ loader: 'builtin:lightningcss-loader', options: { minify: true, targets } }],
    },
    {
      test: /[\\/]src[\\/](.+[\\/])?[a-z]{2}\.json$/,
      exclude: /node_modules/,
      type: 'javascript/auto',
      loader: fileURLToPath(new URL('../loaders/messages.cjs', import.meta.url)),
    },
  ];
}
