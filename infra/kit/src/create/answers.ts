import { Refused } from '@console/workspace';
import type { PlannedRemote, WantedRemote } from './planRemote';

/** Values that a repository was created with, as its package.json keeps them. */
export interface Answers {
  /** Version of the template that wrote its files, or last updated them. */
  readonly template: string;
  readonly area: string;
  /** Title of an area that is new to the console. @defaultValue the area is one of the documents */
  readonly title?: string;
  readonly owner: string;
}

/** A package.json, as far as an update reads it. */
export interface Manifest {
  readonly name?: string;
  readonly console?: Partial<Answers>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Answers for the package.json of a remote that is created. @param fromDocuments true for an area that they describe */
export const answersOf = (
  { area, owner }: PlannedRemote,
  template: string,
  fromDocuments: boolean,
): Answers => ({
  template,
  area: area.name,
  ...(!fromDocuments && { title: area.title.en }),
  owner,
});

/** Reads the package.json of a repository. @throws Refused when it is missing, or is not JSON */
export function manifestIn(files: ReadonlyMap<string, string>): Manifest {
  const text = files.get('package.json');
  if (text === undefined)
    throw new Refused('There is no package.json here: run this in the repository of a remote.');
  try {
    return JSON.parse(text) as Manifest;
  } catch (error) {
    throw new Refused(
      `package.json cannot be read: ${(error as Error).message}. Correct it, and update again.`,
    );
  }
}

/** Version of the template of a repository: what it says, else that of the kit it has. */
export function templateVersion({ console: said, devDependencies }: Manifest): string {
  const kit = devDependencies?.['@console/kit'] ?? '';
  const version = said?.template ?? /\d+\.\d+\.\d+[-0-9a-z.]*?(?=\.tgz$|$)/.exec(kit)?.[0];
  if (version === undefined)
    throw new Refused(
      'package.json does not say which version of the template this is: name @console/kit with its version among the devDependencies.',
    );
  return version;
}

/**
 * Wishes by which the repository can be written once more.
 * @throws Refused when they are not known
 */
export function wantedAgain(manifest: Manifest): WantedRemote {
  const { name = '', console: said } = manifest;
  if (said?.area === undefined || said.owner === undefined || name === '')
    throw new Refused(
      'package.json does not say what this repository was created with: add "console": { "area": "parcels", "title": "Parcels", "owner": "Parcels team" } with your words (no title for an area of the documents), commit it, and update again.',
    );
  return { name: name.slice(name.indexOf('/') + 1), area: said.area, title: said.title, owner: said.owner };
}
