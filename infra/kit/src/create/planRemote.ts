import { type AreaDeclaration, remoteDeclarationSchema } from '@console/remote';
import { publishedAreas, reservedAreas } from '@console/remote/contract';
import { Refused } from '@console/workspace';

/** Name, area and owner that an author asks for. */
export interface WantedRemote {
  readonly name: string;
  /** @defaultValue the area called like the remote. */
  readonly area?: string | undefined;
  /**
   * Title in the bar of an area that the documents do not describe. @defaultValue the area is one of theirs.
   */
  readonly title?: string | undefined;
  /** The team that an administrator can turn to. @defaultValue after the name, `Zone maps team`. */
  readonly owner?: string | undefined;
}

/** A remote as it is going to be written. */
export interface PlannedRemote {
  readonly name: string;
  readonly area: AreaDeclaration;
  readonly owner: string;
  /** Address of its list: where the navigation of the console leads for the area. */
  readonly address: string;
}

/** A remote that already exists. */
interface PresentRemote {
  readonly name: string;
  readonly areas: readonly string[];
}

const { name: nameSchema, owner: ownerSchema } = remoteDeclarationSchema.properties;
const namePattern = new RegExp(nameSchema.pattern);

const inWords = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const areas = new Map<string, AreaDeclaration>(Object.entries(publishedAreas));

function freeAreas(present: readonly PresentRemote[]): string {
  const free = [...areas.keys()].filter((area) => !present.some((remote) => remote.areas.includes(area)));
  return free.length > 0
    ? `Free are: ${free.join(', ')}.`
    : 'Every area of the documents has its remote; a new one begins with --title, which names it in the bar.';
}

/** An area that the documents do not describe. */
function newArea(name: string, title: string): AreaDeclaration {
  if (!namePattern.test(name) || reservedAreas.includes(name))
    throw new Refused(
      `An area cannot be called ${name}: ${
        reservedAreas.includes(name)
          ? 'the console serves something else at that address.'
          : 'two to forty lower-case letters, digits and hyphens, a letter first, as in zone-maps.'
      }`,
    );
  return { name, title: { en: title }, path: `/${name}`, place: 'bar' };
}

function areaFor(
  area: string,
  { area: given, title }: Pick<WantedRemote, 'area' | 'title'>,
  present: readonly PresentRemote[],
): AreaDeclaration {
  const known = areas.get(area);
  if (known && title !== undefined)
    throw new Refused(`The area ${area} is called ${known.title.en} by the documents: leave --title out.`);
  if (!known && title === undefined)
    throw new Refused(
      given === undefined
        ? `No area of the console is called ${area}: say with --area which one the remote serves, or with --title what a new area ${area} is called in the bar. ${freeAreas(present)}`
        : `The console has no area ${area}. ${freeAreas(present)} To make a new one, say with --title what it is called in the bar.`,
    );
  const holder = present.find((remote) => remote.areas.includes(area));
  if (holder)
    throw new Refused(`The area ${area} is served by the remote ${holder.name}. ${freeAreas(present)}`);
  return known ?? newArea(area, title?.trim() ?? '');
}

/**
 * Plan of a new remote. Decides only, touches nothing.
 * @param present the remotes that are there.
 * @param taken names that other packages of the workspace have.
 * @throws Refused
 */
export function planRemote(
  { name, area, title, owner }: WantedRemote,
  present: readonly PresentRemote[],
  taken: readonly string[],
): PlannedRemote {
  if (name === '') throw new Refused('Say what the remote is called: pnpm create-remote zone-maps.');
  if (!namePattern.test(name))
    throw new Refused(
      `A remote cannot be called ${name}: two to forty lower-case letters, digits and hyphens, a letter first, as in zone-maps.`,
    );
  if (present.some((remote) => remote.name === name))
    throw new Refused(`There is a remote ${name} already, in remotes/${name}. Nothing was changed.`);
  if (taken.includes(name))
    throw new Refused(`Another package of the workspace is called @console/${name}: choose another name.`);
  const named = owner?.trim() || `${inWords(name)} team`;
  if (named.length > ownerSchema.maxLength)
    throw new Refused(`The name of the team may have ${ownerSchema.maxLength} characters at most.`);
  if (title?.trim() === '') throw new Refused('Say with --title what the area is called in the bar.');
  const known = areaFor(area ?? name, { area, title }, present);
  return { name, area: known, owner: named, address: known.path };
}
