import { componentOfEvent, type ReaderEvent } from '@console/api-client/health-events';
import type { Item, Transition } from '@console/api-client/items';
import type { ReaderComponent } from '@console/api-client/reader-health';

const hour = 3_600_000;

/** Hours that the day of a threshold has, the one that runs included. */
const shownHours = 24;

/** Begin of the first hour of a day that ends now. Milliseconds since 1970. */
export const dayStart = (now: number): number => (Math.floor(now / hour) - shownHours + 1) * hour;

/** A part of a reader that was not healthy. Times in milliseconds since 1970. */
export interface ReaderTrouble {
  readonly reader: string;
  readonly part: ReaderComponent;
  readonly from: number;
  /** Absent while it lasts. */
  readonly to?: number;
}

/**
 * Stretches of time in which parts of a reader were not healthy, from the begin of the day on.
 * @param events of the reader, the newest first
 */
export function troublesSince(
  events: readonly ReaderEvent[],
  reader: string,
  start: number,
): readonly ReaderTrouble[] {
  const lasting = new Map<ReaderComponent, number>();
  const troubles: ReaderTrouble[] = [];
  for (const { type, status, eventTime } of events.toReversed()) {
    const part = componentOfEvent(type);
    const at = Date.parse(eventTime);
    if (part === undefined || status === undefined || Number.isNaN(at)) continue;
    const from = lasting.get(part);
    if (status !== 'HEALTHY') {
      lasting.set(part, from ?? at);
      continue;
    }
    lasting.delete(part);
    if (from !== undefined && at > start)
      troubles.push({ reader, part, from: Math.max(start, from), to: at });
  }
  for (const [part, from] of lasting) troubles.push({ reader, part, from: Math.max(start, from) });
  return troubles.sort((one, other) => one.from - other.from);
}

/** Crossings of one hour, and the readers that were not healthy in it. */
export interface DoorHour {
  /** Begin of the hour, in milliseconds since 1970. */
  readonly from: number;
  readonly in: number;
  readonly out: number;
  /** Mean confidence of its crossings, from 0 to 1. */
  readonly confidence?: number;
  readonly troubled: readonly string[];
}

/** Mean confidence of crossings, from 0 to 1; undefined where none says any. */
export function meanConfidence(transitions: readonly Transition[]): number | undefined {
  const known = transitions.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]));
  return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length;
}

/** The hours of a day, the oldest first. @param transitions of one threshold */
export function doorHours(
  transitions: readonly Transition[],
  troubles: readonly ReaderTrouble[],
  start: number,
): readonly DoorHour[] {
  const byHour = Array.from({ length: shownHours }, (): Transition[] => []);
  for (const transition of transitions)
    byHour[Math.floor((Date.parse(transition.creationTime ?? '') - start) / hour)]?.push(transition);
  return byHour.map((own, place) => {
    const from = start + place * hour;
    const confidence = meanConfidence(own);
    const into = own.filter(({ destination }) => destination === 'IN').length;
    const troubled = troubles
      .filter((trouble) => trouble.from < from + hour && (trouble.to ?? Number.POSITIVE_INFINITY) > from)
      .map(({ reader }) => reader);
    return {
      from,
      in: into,
      out: own.length - into,
      ...(confidence !== undefined && { confidence }),
      troubled: [...new Set(troubled)],
    };
  });
}

/** An item that went out and was seen inside afterwards. Times are ISO 8601. */
export interface SeenInside {
  readonly epc: string;
  readonly left: string;
  readonly seen: string;
  readonly zone: string;
}

/** Items by their last crossing, and how many of them were seen inside after it. */
export interface SideEvidence {
  /** Items whose last crossing led out. */
  readonly out: number;
  /** Those of them that were seen inside afterwards, the latest first. */
  readonly outSeen: readonly SeenInside[];
  /** Items whose last crossing led in. */
  readonly in: number;
  /** Those of them that were seen inside afterwards. */
  readonly inSeen: number;
}

/** Time for which a reader may still see an item that has just left, in milliseconds. */
const grace = 60_000;

/** Follows items after their last crossing. @param items where they are now, in the facility of the threshold */
export function sideEvidence(
  transitions: readonly Transition[],
  items: readonly Item[],
  facility: string,
): SideEvidence {
  const seen = new Map<string, { readonly at: string; readonly zone: string }>();
  for (const { epc, zone, facility: its, lastModifiedTime: at = '' } of items)
    if (zone !== undefined && zone !== 'ABSENT' && its === facility && at > (seen.get(epc)?.at ?? ''))
      seen.set(epc, { at, zone });
  const last = new Map<string, Transition>();
  for (const transition of transitions)
    if ((transition.creationTime ?? '') >= (last.get(transition.epc)?.creationTime ?? ''))
      last.set(transition.epc, transition);
  const counted = { in: 0, inSeen: 0, out: 0 };
  const outSeen: SeenInside[] = [];
  for (const { epc, destination, creationTime: left = '' } of last.values()) {
    const { at = '', zone = '' } = seen.get(epc) ?? {};
    const isSeen = Date.parse(at) > Date.parse(left) + grace;
    if (destination === 'IN') {
      counted.in += 1;
      if (isSeen) counted.inSeen += 1;
    } else {
      counted.out += 1;
      if (isSeen) outSeen.push({ epc, left, seen: at, zone });
    }
  }
  return { ...counted, outSeen: outSeen.sort((one, other) => other.seen.localeCompare(one.seen)) };
}

/** Fewest items in each direction from which a hint is more than chance. */
const fewestItems = 10;

/**
 * True when the sides of the readers may be swapped: most items that went out were seen inside afterwards, and clearly
 * fewer of those that came in.
 */
export function mayBeSwapped({ out, outSeen, in: into, inSeen }: SideEvidence): boolean {
  if (out < fewestItems || into < fewestItems) return false;
  const [ofOut, ofIn] = [outSeen.length / out, inSeen / into];
  return ofOut >= 0.5 && ofOut - ofIn >= 0.3;
}
