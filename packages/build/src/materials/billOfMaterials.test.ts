import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { billOfMaterials } from './billOfMaterials';
import type { BundledPackage, PackageManifest } from './bundledPackages';

const require = createRequire(__filename);

/** A library of the workspace with what its package.json says. */
function library(name: string, imports: readonly string[] = []): BundledPackage {
  const file = require.resolve(`${name}/package.json`);
  return {
    folder: dirname(file),
    manifest: require(file) as PackageManifest,
    own: name !== 'react',
    imports: new Set(imports.map((other) => dirname(require.resolve(`${other}/package.json`)))),
  };
}

const bill = (libraries: readonly BundledPackage[]) =>
  billOfMaterials(
    { name: 'users', version: '1.2.0', id: '0123abcd' },
    { all: () => [...libraries], imports: new Set(libraries.slice(0, 1).map(({ folder }) => folder)) },
  );

const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

test.each([
  ['no library', []],
  [
    'libraries with licences of several kinds',
    [library('react-refresh', ['react']), library('react'), library('tsx')],
  ],
  ['a library of a scope', [library('@rspack/core')]],
])('a bill of %s passes the strict schema of CycloneDX 1.6', async (_, libraries) => {
  expect(await validator.validate(bill(libraries))).toBeNull();
});

test('what breaks the schema is found', async () => {
  const broken = bill([library('react')]).replace('"type": "library"', '"type": "book"');
  expect(await validator.validate(broken)).not.toBeNull();
});

test('the same libraries give the same bill, in which each says who loads it and what it imports', () => {
  const of = () => bill([library('react-refresh', ['react']), library('react')]);
  expect(of()).toBe(of());
  const { components, dependencies } = JSON.parse(of()) as {
    components: { purl: string; properties: { value: string }[] }[];
    dependencies: { ref: string; dependsOn?: string[] }[];
  };
  const react = components.find(({ purl }) => purl.startsWith('pkg:npm/react@'));
  expect(react?.properties.map(({ value }) => value)).toContain('standalone');
  const refresh = dependencies.find(({ ref }) => ref.startsWith('pkg:npm/react-refresh@'));
  expect(refresh?.dependsOn).toEqual([react?.purl]);
});
