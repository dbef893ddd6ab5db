import { licensesFile, materialsFile } from '@console/remote/registry';

/** Libraries of a build under one licence. */
export interface LicensedLibraries {
  /** `MIT`, or what the package says in its place; undefined where it says nothing. */
  readonly license: string | undefined;
  /** `react 19.3.1`, by name. */
  readonly libraries: readonly string[];
}

/** Bill of materials of a build: for the console, and for pages without it. */
interface Materials {
  /** Libraries that the console loads with the build, the most frequent licence first. */
  readonly console: readonly LicensedLibraries[];
  /** Libraries that only pages without the console load from it. */
  readonly standalone: readonly LicensedLibraries[];
}

interface Bill {
  readonly components?: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version?: string;
    readonly licenses?: readonly {
      readonly expression?: string;
      readonly license?: { readonly id?: string; readonly name?: string };
    }[];
    readonly properties?: readonly { readonly name: string; readonly value: string }[];
  }[];
}

type Component = NonNullable<Bill['components']>[number];

const licenseOf = ({ licenses = [] }: Component): string | undefined =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(', ') ||
  undefined;

const nameOf = ({ group, name, version }: Component) =>
  `${group ? `${group}/` : ''}${name} ${version ?? ''}`.trim();

function byLicense(components: readonly Component[]): LicensedLibraries[] {
  const found = new Map<string | undefined, string[]>();
  for (const component of components) {
    const license = licenseOf(component);
    found.set(license, [...(found.get(license) ?? []), nameOf(component)]);
  }
  return [...found]
    .map(([license, libraries]) => ({ license, libraries: libraries.sort() }))
    .sort((one, other) => other.libraries.length - one.libraries.length);
}

/** Reads a bill of materials of the console's builds (CycloneDX). */
export function readMaterials({ components = [] }: Bill): Materials {
  const isStandalone = ({ properties = [] }: Component) =>
    properties.some(({ name, value }) => name === 'console:loadedBy' && value === 'standalone');
  return {
    console: byLicense(components.filter((component) => !isStandalone(component))),
    standalone: byLicense(components.filter(isStandalone)),
  };
}

/** Addresses of what is said of a build, by its folder. */
export const documentsOf = (base: string) => ({ bill: base + materialsFile, licenses: base + licensesFile });

/** Asks for the bill of materials of a build. @throws where there is none */
export async function fetchMaterials(base: string): Promise<Materials> {
  const answer = await fetch(documentsOf(base).bill);
  if (!answer.ok) throw new Error(`There is no bill of materials at ${base}: ${answer.status}.`);
  return readMaterials((await answer.json()) as Bill);
}
