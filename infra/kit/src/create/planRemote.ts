import { type Area, areas, remoteDeclarationSchema } from '@console/remote';
import { routePatterns } from '@console/remote/contract';
import { Refused } from '@console/workspace';

/** What an author asks for. */
export interface WantedRemote {
  readonly name: string;
  /** @defaultValue the area called like the remote. */
  readonly area?: string | undefined;
  /** The team that an administrator can turn to. @defaultValue after the name, `Zone maps team`. */
  readonly owner?: string | undefined;
}

/** A remote as it is going to be written. */
export interface PlannedRemote {
  readonly name: string;
  readonly area: Area;
  readonly owner: string;
  /** Address of its list: where the navigation of the console leads for the area. */
  readonly address: string;
}

/** A remote that is there already. */
export interface PresentRemote {
  readonly name: string;
  readonly areas: readonly string[];
}

const { name: nameSchema, owner: ownerSchema } = remoteDeclarationSchema.properties;
const namePattern = new RegExp(nameSchema.pattern);

const inWords = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Where the console's own navigation leads for an area. */
function addressOf(area: Area): string {
  const own = `/${area}`;
  return (
    Object.values(routePatterns).find((pattern) => pattern === own || pattern.startsWith(`${own}/`)) ?? own
  );
}

function freeAreas(present: readonly PresentRemote[]): string {
  const free = areas.filter((area) => !present.some((remote) => remote.areas.includes(area)));
  return free.length > 0
    ? `Free are: ${free.join(', ')}.`
    : 'Every area has its remote; a new one begins with the contract, in packages/remote/src/contract/declaration.ts.';
}

function areaFor(area: string, isGiven: boolean, present: readonly PresentRemote[]): Area {
  const known = areas.find((candidate) => candidate === area);
  if (!known)
    throw new Refused(
      isGiven
        ? `The console has no area ${area}. ${freeAreas(present)}`
        : `No area of the console is called ${area}: say with --area which one the remote serves. ${freeAreas(present)}`,
    );
  const holder = present.find((remote) => remote.areas.includes(area));
  if (holder)
    throw new Refused(`The area ${area} is served by the remote ${holder.name}. ${freeAreas(present)}`);
  return known;
}

/**
 * What a new remote is going to be. Decides only, touches nothing.
 * @param present the remotes that are there.
 * @param taken names that other packages of the workspace have.
 * @throws Refused
 */
export function planRemote(
  { name, area, owner }: WantedRemote,
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
  const known = areaFor(area ?? name, area !== undefined, present);
  return { name, area: known, owner: named, address: addressOf(known) };
}
