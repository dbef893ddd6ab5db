import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import type { BundledPackage, BundledPackages, PackageManifest } from './bundledPackages';

const require = createRequire(import.meta.url);
const { FromNodePackageJson, License } = Contrib;

const components = new FromNodePackageJson.Builders.ComponentBuilder(
  new FromNodePackageJson.Factories.ExternalReferenceFactory(),
  new License.Factories.LicenseFactory(require('spdx-expression-parse') as (text: string) => void),
);

/** Property of a component that says who loads it: `console`, or `standalone` pages without a shell. */
const loadedByProperty = 'console:loadedBy';

/** `pkg:npm/%40tanstack/react-query@5.108.0`. */
function purlOf({ name, version }: PackageManifest): string {
  const [, scope, plain = name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name) ?? [];
  return new PackageURL('npm', scope, plain, version).toString();
}

function componentOf({ manifest, own }: BundledPackage): Models.Component {
  const component = components.makeComponent(manifest, Enums.ComponentType.Library);
  if (!component) throw new Error(`${manifest.name} has no name that a bill of materials could say.`);
  component.purl = purlOf(manifest);
  component.bomRef.value = component.purl;
  component.properties.add(new Models.Property(loadedByProperty, own ? 'console' : 'standalone'));
  return component;
}

/** A number for what has a content, in the form of a UUID of own making (version 8): the same content, the same number. */
function serialNumberOf(content: string): string {
  const digits = createHash('sha256').update(content).digest('hex');
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digits)?.slice(1) ?? [];
  const [first, second, third, fourth, fifth] = parts;
  return `urn:uuid:${first}-${second}-8${third}-a${fourth}-${fifth}`;
}

/** Subject of a bill of materials. */
export interface Billed extends PackageManifest {
  /** Content id of its sources. */
  readonly id: string;
}

/**
 * The software bill of materials of a build (CycloneDX 1.6, JSON): the libraries of which it holds code, with their
 * licences and who imports whom. It holds no time and no path, so that the same sources give the same bill.
 */
export function billOfMaterials(
  { name, version, id }: Billed,
  packages: Pick<BundledPackages, 'all' | 'imports'>,
): string {
  const libraries = packages.all().map((library) => ({ library, component: componentOf(library) }));
  const refs = new Map(libraries.map(({ library, component }) => [library.folder, component.bomRef]));
  const add = (to: Models.Component, imports: ReadonlySet<string>) => {
    for (const folder of imports) {
      const ref = refs.get(folder);
      if (ref) to.dependencies.add(ref);
    }
  };
  const subject = new Models.Component(Enums.ComponentType.Application, name, {
    version,
    bomRef: `${name}@${version}`,
    properties: new Models.PropertyRepository([new Models.Property('console:sources', id)]),
  });
  add(subject, packages.imports);
  for (const { library, component } of libraries) add(component, library.imports);
  const { version: bundler } = require('@rspack/core/package.json') as PackageManifest;
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: subject,
      lifecycles: new Models.LifecycleRepository([Enums.LifecyclePhase.Build]),
      tools: new Models.Tools({
        components: new Models.ComponentRepository([
          new Models.Component(Enums.ComponentType.Application, 'rspack', { version: bundler }),
        ]),
      }),
    }),
    components: new Models.ComponentRepository(libraries.map(({ component }) => component)),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  const write = () => serializer.serialize(bom, { sortLists: true, space: 1 });
  bom.serialNumber = serialNumberOf(write());
  return `${write()}\n`;
}
