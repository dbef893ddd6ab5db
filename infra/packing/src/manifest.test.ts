import { ManifestError, packedPath, publishedManifest } from './manifest';

const publication = {
  version: '2.31.0',
  catalog: { react: '19.3.1', moment: '2.31.0' },
  carried: [],
  needed: {},
  isThere: (path: string) => path !== './dist/brokers.js',
  fields: { license: 'SEE LICENSE IN LICENSE' },
};

const manifest = {
  name: '@console/testing',
  version: '1.0.0',
  private: true,
  type: 'module',
  exports: {
    '.': './src/index.ts',
    './*': './src/*/index.tsx',
    './brokers': './src/brokers.ts',
    './tsconfig.json': './tsconfig.json',
  },
  scripts: { build: 'node build.mjs' },
  dependencies: { '@console/design': 'workspace:*', react: 'catalog:', ws: '8.23.0', tsx: 'catalog:' },
  devDependencies: { moment: 'catalog:' },
};

test('a package is published with built files, exact versions, and nothing of the workspace', () => {
  expect(publishedManifest(manifest, publication)).toEqual({
    name: '@console/testing',
    version: '2.31.0',
    type: 'module',
    license: 'SEE LICENSE IN LICENSE',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './*': { types: './dist/*/index.d.ts', default: './dist/*/index.js' },
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    dependencies: { '@console/design': '2.31.0', react: '19.3.1', ws: '8.23.0' },
  });
});

test('a library that is not as its registry has it travels inside, and what it depends on is named', () => {
  const carrying = {
    ...publication,
    carried: ['react', 'scheduler-like'],
    needed: { 'loose-envify': '1.4.0' },
  };
  expect(publishedManifest(manifest, carrying)).toMatchObject({
    bundleDependencies: ['react', 'scheduler-like'],
    dependencies: { react: '19.3.1', 'loose-envify': '1.4.0' },
  });
});

test('a library whose version nobody names is refused', () => {
  const unknown = { ...manifest, dependencies: { 'left-pad': 'catalog:' } };
  expect(() => publishedManifest(unknown, publication)).toThrow(
    new ManifestError('left-pad is not in the catalog of pnpm-workspace.yaml: name its version there.'),
  );
});

test.each([
  ['src/table/Table.tsx', 'dist/table/Table.js'],
  ['./src/index.ts', './dist/index.js'],
  ['src/globals.d.ts', 'dist/globals.d.ts'],
  ['src/table/table.css', 'dist/table/table.css'],
  ['runtime/refresh.ts', 'runtime/refresh.js'],
  ['template/src/declaration.json', 'template/src/declaration.json'],
])('%s lies at %s', (path, packed) => {
  expect(packedPath(path)).toBe(packed);
});
