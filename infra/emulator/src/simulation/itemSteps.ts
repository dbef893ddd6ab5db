import type { Random } from '../server/random/random';
import { type FloorZone, pointBeside, pointIn } from './floorZones';

/** An item at one moment. Coordinates in metres, `null` where no job locates it. */
export interface WanderingItem {
  /** A zone, `FACILITY` (in none) or `ABSENT` (left). */
  readonly zone: string;
  readonly floor: string | null;
  readonly x: number | null;
  readonly y: number | null;
  /** `LOW` while it has not been seen for a while. */
  readonly presenceConfidence: 'HIGH' | 'LOW';
}

/** Conditions of a step in addition to the item. */
interface Wandering {
  readonly random: Random;
  /** Zones of the current zone map; none where none is selected. */
  readonly zones: readonly FloorZone[];
  /** True if the job locates items within a zone. */
  readonly located: boolean;
  /** After how many seconds without a sighting an item counts as absent. */
  readonly expiry: number;
  /** Factor by which things happen faster than in life. */
  readonly speed: number;
}

/** Item after a step. */
interface ItemStep {
  readonly item: WanderingItem;
  /** True if it was observed to move, come or leave; falling silent is no observation. */
  readonly observed: boolean;
  /** Milliseconds until its next step. */
  readonly waitMs: number;
}

const second = 1000;
const minute = 60 * second;

/** Probabilities of what items do, and their durations in life. */
const itemRates = {
  /** At a place. */
  stay: [2 * minute, 8 * minute],
  /** Away from the facility. */
  absence: [3 * minute, 20 * minute],
  /** Of no longer being seen. */
  silence: 0.06,
  /** Of an item that is not seen any more: of being seen again before it counts as absent. */
  reappearance: 0.4,
  /** Of standing in no zone. */
  betweenZones: 0.08,
  /** Of moving within its zone. */
  sameZone: 0.4,
} as const;

/** An item that is not there. */
export const absentItem: WanderingItem = {
  zone: 'ABSENT',
  floor: null,
  x: null,
  y: null,
  presenceConfidence: 'HIGH',
};

/** Next step of an item. Pure: the same in, the same out. */
export function stepItem(item: WanderingItem, around: Wandering): ItemStep {
  const { random, speed, expiry } = around;
  const wait = ([least, most]: readonly [number, number]) => random.integer(least, most) / speed;
  const isAbsent = item.zone === 'ABSENT';
  if (!isAbsent && item.presenceConfidence === 'LOW' && !random.chance(itemRates.reappearance))
    return { item: absentItem, observed: true, waitMs: wait(itemRates.absence) };
  if (!isAbsent && item.presenceConfidence === 'HIGH' && random.chance(itemRates.silence))
    return {
      item: { ...item, presenceConfidence: 'LOW' },
      observed: false,
      waitMs: (expiry * second) / speed,
    };
  return { item: moved(item, around), observed: true, waitMs: wait(itemRates.stay) };
}

function moved({ zone }: WanderingItem, { random, zones, located }: Wandering): WanderingItem {
  const [first, ...others] = zones;
  const at = (point: { readonly x: number; readonly y: number } | undefined) =>
    located && point ? { x: point.x, y: point.y } : { x: null, y: null };
  if (!first || random.chance(itemRates.betweenZones))
    return {
      zone: 'FACILITY',
      floor: first?.floor ?? null,
      ...at(first && pointBeside(zones, random)),
      presenceConfidence: 'HIGH',
    };
  const here = random.chance(itemRates.sameZone) ? zones.find(({ name }) => name === zone) : undefined;
  const target = here ?? random.pick([first, ...others]);
  return {
    zone: target.name,
    floor: target.floor,
    ...at(pointIn(target, random)),
    presenceConfidence: 'HIGH',
  };
}
