import type { Zone } from '@console/api-client/zone-maps';

/** Change of a zone when the drawing is saved. */
export interface ZoneChange {
  readonly name: string;
  readonly change: 'added' | 'removed' | 'changed';
}

/** A zone that both sides changed, each in another way; undefined where a side removed it. */
export interface ZoneConflict {
  readonly name: string;
  readonly mine: Zone | undefined;
  readonly theirs: Zone | undefined;
}

/** The drawing joined with what others changed meanwhile. */
export interface ZoneMerge {
  /** The zones to be saved; of conflicts those of the drawing. */
  readonly zones: readonly Zone[];
  readonly conflicts: readonly ZoneConflict[];
  /** Changes that only others made meanwhile. */
  readonly kept: readonly ZoneChange[];
}

const textOf = (zone: Zone | undefined): string | undefined =>
  zone && JSON.stringify([zone.floor || 'DEFAULT', zone.points.map(({ x, y, z }) => [x, y, z ?? null])]);

const byName = (zones: readonly Zone[]) => new Map(zones.map((zone) => [zone.name, zone]));

/** Changes against stored zones, by name: first what is gone, then the others in their order. */
export function zoneChanges(stored: readonly Zone[], zones: readonly Zone[]): readonly ZoneChange[] {
  const [before, after] = [byName(stored), byName(zones)];
  return [
    ...stored
      .filter(({ name }) => !after.has(name))
      .map(({ name }) => ({ name, change: 'removed' }) as const),
    ...zones.flatMap((zone): readonly ZoneChange[] => {
      const known = before.get(zone.name);
      if (!known) return [{ name: zone.name, change: 'added' }];
      return textOf(known) === textOf(zone) ? [] : [{ name: zone.name, change: 'changed' }];
    }),
  ];
}

/**
 * Joins three versions of the zones of a map, by their names: what only one side changed is taken from that side; what
 * both changed in different ways is a conflict.
 * @param base what the drawing began with
 * @param mine the drawing
 * @param theirs what is stored now
 */
export function mergeZones(base: readonly Zone[], mine: readonly Zone[], theirs: readonly Zone[]): ZoneMerge {
  const [began, drawn, stored] = [byName(base), byName(mine), byName(theirs)];
  const conflicts: ZoneConflict[] = [];
  const choose = (name: string): Zone | undefined => {
    const [first, own, other] = [began.get(name), drawn.get(name), stored.get(name)];
    if (textOf(own) === textOf(other) || textOf(other) === textOf(first)) return own;
    if (textOf(own) === textOf(first)) return other;
    conflicts.push({ name, mine: own, theirs: other });
    return own;
  };
  const names = [...new Set([...mine, ...theirs].map(({ name }) => name))];
  const zones = names.flatMap((name) => choose(name) ?? []);
  const kept = zoneChanges(base, theirs).filter(
    ({ name }) => textOf(drawn.get(name)) === textOf(began.get(name)),
  );
  return { zones, conflicts, kept };
}

/** Takes for some conflicts what others stored. @param taken the names of those */
export function resolveConflicts(
  { zones, conflicts }: Pick<ZoneMerge, 'zones' | 'conflicts'>,
  taken: ReadonlySet<string>,
): readonly Zone[] {
  const theirs = conflicts.filter(({ name }) => taken.has(name));
  const added = theirs.filter(({ mine }) => mine === undefined).flatMap(({ theirs: zone }) => zone ?? []);
  const kept = zones.flatMap((zone) => {
    const conflict = theirs.find(({ name }) => name === zone.name);
    return conflict ? (conflict.theirs ?? []) : zone;
  });
  return [...kept, ...added];
}
