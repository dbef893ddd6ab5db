import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { once } from '../site/once';

const require = createRequire(import.meta.url);
const root = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Libraries as a page without a bundler takes them, by the paths of the portal. */
const files: Readonly<Record<string, string>> = {
  '/react-17.js': join(root('react-17'), 'umd/react.production.min.js'),
  '/react-dom-17.js': join(root('react-dom-17'), 'umd/react-dom.production.min.js'),
  '/react-18.js': join(root('react-18'), 'umd/react.production.min.js'),
  '/react-dom-18.js': join(root('react-dom-18'), 'umd/react-dom.production.min.js'),
  '/antd-5.js': join(root('antd-5'), 'dist/antd.min.js'),
  '/dayjs.js': join(root('dayjs'), 'dayjs.min.js'),
  '/vue.js': join(root('vue'), 'dist/vue.runtime.global.prod.js'),
};

/** Scripts written for bundlers: React 19, and a page that takes the package for integrators. */
const bundled = ['react-19', 'package-app'];

async function bundle(name: string): Promise<string> {
  const path = resolve(import.meta.dirname, '../../.console/e2e/hosts');
  await once(name, async () => {
    const { build } = await import('../../bench/src/buildBundle');
    await build({
      mode: 'production',
      context: import.meta.dirname,
      entry: { [name]: `./site/${name}.mjs` },
      output: { path, filename: '[name].js' },
      resolve: {
        extensions: ['.tsx', '.ts', '.js'],
        alias: { react: root('react-19'), 'react-dom$': root('react-dom-19') },
      },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { transform: { react: { runtime: 'automatic' } } } },
          },
        ],
      },
      performance: false,
    });
  });
  return readFile(join(path, `${name}.js`), 'utf8');
}

/** The text of a library that the portal serves at a path, undefined where there is none. */
export async function libraryAt(path: string): Promise<string | undefined> {
  const name = bundled.find((each) => path === `/${each}.js`);
  if (name !== undefined) return bundle(name);
  const file = files[path];
  return file && readFile(file, 'utf8');
}
