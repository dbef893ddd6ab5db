import { type BuildManifest, buildManifestSchema } from '@console/remote/registry';
import { jsonReader } from '@console/store';

/** What a release decides, the build itself cannot say. */
const decidedByRelease: readonly string[] = ['base', 'build'];
const { required, properties } = buildManifestSchema;

/** What `build.json` of a remote says: everything the registry holds of it but where it lies. */
export const unreleasedManifestSchema = {
  $id: 'remote-build',
  type: 'object',
  required: ['kind', ...required.filter((key) => !decidedByRelease.includes(key))],
  properties: { ...properties, kind: { const: 'remote' } },
};

/** The keys a type names, without the index signature by which the schema tolerates further ones. */
type Named<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };

/** A build of a remote as its `build.json` describes it. */
export type UnreleasedManifest = Omit<Named<BuildManifest>, 'base' | 'build'> & { readonly kind: 'remote' };

/** Reads the text of a remote's `build.json`. */
export const readUnreleasedManifest = jsonReader<UnreleasedManifest>('build.json', unreleasedManifestSchema);

/** Reads the record of a build, the file that says of it what the registry would. */
export const readBuildManifest = jsonReader<BuildManifest>('The record of the build', buildManifestSchema);
