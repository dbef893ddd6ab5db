import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { catalogues } = createRequire(import.meta.url)('../loaders/messages.cjs');

/** Packages that ship only ES modules, which Jest has to translate. */
const esModules =
  '@console|react-data-grid|react-intl|@formatjs|intl-messageformat|clipper2-ts|modern-tar|jose|oauth4webapi|openid-client';

/** A file of a package that another one depends on; undefined where it does not. */
function resolved(from, request) {
  try {
    return createRequire(from).resolve(request);
  } catch {
    return undefined;
  }
}

const map = (entries) => Object.fromEntries(entries.filter(([, target]) => target !== undefined));

/**
 * Settings common to all Jest suites.
 *
 * @param {string} rootDir root of the workspace, or the repository of a remote
 * @param {string} testing package.json of `@console/testing`
 * @param {string} fastCheck a file that resolves `fast-check`
 */
export function settings(rootDir, testing, fastCheck) {
  const testingLibrary = resolved(testing, '@testing-library/dom');
  const testingLibraryReact = resolved(testing, '@testing-library/react');
  const unseeded = resolved(fastCheck, 'fast-check');
  // Sources in the workspace, what was built of them elsewhere.
  const inTesting = (path) =>
    [`src/${path}.ts`, `dist/${path}.js`].map((file) => join(dirname(testing), file)).find(existsSync);
  return {
    environment: (name) => inTesting(`environments/${name}`),
    shared: {
      rootDir,
      runtime: here('./runtime.cjs'),
      setupFilesAfterEnv: [inTesting('setup')],
      extensionsToTreatAsEsm: [],
      transform: {
        [catalogues.source]: here('./messages.cjs'),
        '\\.m?[jt]sx?$': [
          createRequire(import.meta.url).resolve('@swc/jest'),
          {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            module: { type: 'commonjs', ignoreDynamic: false },
          },
        ],
      },
      // The rest of node_modules is left alone.
      transformIgnorePatterns: [
        `/node_modules/(?!\\.pnpm/)(?!(${esModules})/)`,
        `/node_modules/\\.pnpm/(?!(${esModules.replaceAll('|', '(?=[@+])|')}(?=[@+])))`,
      ],
      moduleNameMapper: map([
        ['\\.css$', here('./style-text.cjs')],
        ['^@rc-component/util/(?:es|lib)/Dom/dynamicCSS$', here('./no-styles.cjs')],
        ['^\\./cssUtils$', here('./no-icon-styles.cjs')],
        ['^aria-query$', here('./aria-query.cjs')],
        ['^aria-query/anew$', resolved(testingLibrary, 'aria-query')],
        ['^react$', here('./react.cjs')],
        ['^react/anew$', resolved(testingLibraryReact, 'react')],
        ['^fast-check$', unseeded && here('./seeded-fast-check.cjs')],
        ['^fast-check/unseeded$', unseeded],
        ['^antd/es/(.*)$', 'antd/lib/$1'],
        ['^highcharts/esm/(.*)$', 'highcharts/$1'],
        ['^@ant-design/icons/es/(.*)$', '@ant-design/icons/lib/$1'],
        ['^@rc-component/([^/]+)/es/(.*)$', '@rc-component/$1/lib/$2'],
        ['^@rc-component/([^/]+)/es$', '@rc-component/$1/lib'],
      ]),
    },
  };
}
