import { type Corner, metre, type Spot, type StudioZone } from './studioZone';

/** The zones of a map while they are drawn. Every edit gives a new list and leaves untouched zones as they are. */
export type Zones = readonly StudioZone[];

/** A key that no zone has. */
export const freeKey = (zones: Zones): number => zones.reduce((most, { key }) => Math.max(most, key), 0) + 1;

/** A name that no zone has: the wanted one, or with a number behind. */
export function freeName(zones: Zones, wanted: string): string {
  const taken = new Set(zones.map(({ name }) => name));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted} ${number}`)) number += 1;
  return `${wanted} ${number}`;
}

/**
 * The name that comes after another: a number at its end is counted on, with its zeros. It is one that no zone has.
 */
export function nextName(zones: Zones, name: string): string {
  const [, stem = '', digits = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  const prefix = digits === '' ? `${name} ` : stem;
  const taken = new Set(zones.map((zone) => zone.name));
  let number = Number(digits || 1) + 1;
  const named = () => `${prefix}${String(number).padStart(digits.length, '0')}`;
  while (taken.has(named())) number += 1;
  return named();
}

const change = (zones: Zones, key: number, edit: (zone: StudioZone) => StudioZone): Zones =>
  zones.map((zone) => (zone.key === key ? edit(zone) : zone));

const changeCorners = (
  zones: Zones,
  key: number,
  edit: (corners: readonly Corner[]) => readonly Corner[],
): Zones => change(zones, key, (zone) => ({ ...zone, corners: edit(zone.corners) }));

/** Adds a zone. */
export const addZone = (zones: Zones, zone: Omit<StudioZone, 'key'>): Zones => [
  ...zones,
  { ...zone, key: freeKey(zones) },
];

/** Renames a zone or puts it on another floor. */
export const describeZone = (
  zones: Zones,
  key: number,
  description: Partial<Pick<StudioZone, 'name' | 'floor'>>,
): Zones => change(zones, key, (zone) => ({ ...zone, ...description }));

/** Moves a zone as a whole, by millimetres. */
export const moveZone = (zones: Zones, key: number, { x, y }: Spot): Zones =>
  changeCorners(zones, key, (corners) =>
    corners.map((corner) => ({ ...corner, x: corner.x + x, y: corner.y + y })),
  );

/** Puts a corner elsewhere. */
export const moveCorner = (zones: Zones, key: number, place: number, { x, y }: Spot): Zones =>
  changeCorners(zones, key, (corners) =>
    corners.map((corner, index) => (index === place ? { ...corner, x, y } : corner)),
  );

/** Adds a corner after the one at this place. */
export const insertCorner = (zones: Zones, key: number, place: number, spot: Spot): Zones =>
  changeCorners(zones, key, (corners) => corners.toSpliced(place + 1, 0, { x: spot.x, y: spot.y }));

/** Moves some corners of a zone, by millimetres. */
export const moveCorners = (zones: Zones, key: number, places: readonly number[], { x, y }: Spot): Zones =>
  changeCorners(zones, key, (corners) =>
    corners.map((corner, index) =>
      places.includes(index) ? { ...corner, x: corner.x + x, y: corner.y + y } : corner,
    ),
  );

/** Takes corners away. */
export const removeCorners = (zones: Zones, key: number, places: readonly number[]): Zones =>
  changeCorners(zones, key, (corners) => corners.filter((_, index) => !places.includes(index)));

/** Takes zones away. */
export const removeZones = (zones: Zones, ...keys: readonly number[]): Zones =>
  zones.filter(({ key }) => !keys.includes(key));

/** Adds a copy of a zone, a metre beside it. */
export function duplicateZone(zones: Zones, key: number): Zones {
  const original = zones.find((zone) => zone.key === key);
  if (!original) return zones;
  const { key: _, ...zone } = original;
  const corners = zone.corners.map((corner) => ({ ...corner, x: corner.x + metre, y: corner.y + metre }));
  return addZone(zones, { ...zone, name: freeName(zones, zone.name), corners });
}

/** Puts zones in the place of one; the first keeps its key and name. */
export function splitInto(zones: Zones, key: number, parts: readonly (readonly Corner[])[]): Zones {
  return zones.flatMap((zone) => {
    if (zone.key !== key) return [zone];
    let names: Zones = zones;
    return parts.map((corners, index) => {
      if (index === 0) return { ...zone, corners };
      const part = { ...zone, key: freeKey(names), name: freeName(names, zone.name), corners };
      names = [...names, part];
      return part;
    });
  });
}

/** Puts one zone in the place of two; it is called like the first. */
export const joinInto = (zones: Zones, key: number, other: number, corners: readonly Corner[]): Zones =>
  changeCorners(removeZones(zones, other), key, () => corners);

/** The corner halfway between one and the next. */
export function halfway(corners: readonly Corner[], place: number): Spot {
  const from = corners[place] ?? { x: 0, y: 0 };
  const to = corners[(place + 1) % Math.max(1, corners.length)] ?? from;
  return { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
}
