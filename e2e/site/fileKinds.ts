import type { BuildManifest } from '@console/remote/registry';

const definitions = '/readers/definitions';

/** The kinds of files of a build of the readers, each by one that opening an address needs. */
export const fileKinds = {
  entry: { file: /^remoteEntry\.js$/, opens: definitions },
  'exposed module': { file: /^remote\./, opens: definitions },
  page: { file: /^DefinitionsPage\./, opens: definitions },
  // A view of the list whose code is fetched when it is asked for; no address of the registry names its file.
  'lazy chunk behind a page': { file: /^FleetView\./, opens: `${definitions}?view=fleet` },
} as const;

/** Name of one of {@link fileKinds}. */
export type FileKind = keyof typeof fileKinds;

/** All names, in the order in which the files are fetched. */
export const fileKindNames = Object.keys(fileKinds) as FileKind[];

/** Name of the file of a kind. @throws Error when the build has none. */
export function fileOf({ integrity }: Pick<BuildManifest, 'integrity'>, kind: FileKind): string {
  const found = Object.keys(integrity).find((file) => fileKinds[kind].file.test(file));
  if (!found) throw new Error(`The build has no ${kind}.`);
  return found;
}
