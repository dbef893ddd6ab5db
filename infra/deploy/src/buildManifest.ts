import {
  type BuildManifest,
  buildManifestSchema,
  licensesFile,
  materialsFile,
} from '@console/remote/registry';
import { jsonReader } from '@console/store';

/** Fields decided by a release, which the build itself cannot know. */
const decidedByRelease: readonly string[] = ['base', 'build'];
const { required, properties } = buildManifestSchema;
const digest = properties.integrity.additionalProperties;

/** Schema of a remote's `build.json`: everything in the registry but the location of the build. */
const unreleasedManifestSchema = {
  $id: 'remote-build',
  type: 'object',
  required: ['kind', ...required.filter((key) => !decidedByRelease.includes(key))],
  properties: {
    ...properties,
    kind: { const: 'remote' },
    /** Addresses of the service below which it makes calls; gateways know by them what a page may use it for. */
    calls: { type: 'array', items: { type: 'string', pattern: '^/' } },
    /** Pins of what lies beside the build for people: its bill of materials and licences. */
    documents: {
      type: 'object',
      properties: { [materialsFile]: digest, [licensesFile]: digest },
      // What could run is pinned by `integrity`, which browsers hold it against.
      additionalProperties: false,
    },
  },
};

/** The keys a type names, without the index signature by which the schema tolerates further ones. */
type Named<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };

/** A build of a remote as its `build.json` describes it. */
export type UnreleasedManifest = Omit<Named<BuildManifest>, 'base' | 'build'> & {
  readonly kind: 'remote';
  readonly calls?: readonly string[];
  readonly documents?: Readonly<Record<string, string>>;
};

/** Reads the text of a remote's `build.json`. */
export const readUnreleasedManifest = jsonReader<UnreleasedManifest>('build.json', unreleasedManifestSchema);

/** Reads the record of a build: its manifest as in the registry. */
export const readBuildManifest = jsonReader<BuildManifest>('The record of the build', buildManifestSchema);
