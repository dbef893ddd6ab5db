import type { Fleet, SeededJob } from '../model/fleet';

/** A facility in which items are seeded: where they can be, and when which job saw them. */
export interface Stage {
  readonly facility: string;
  /** True if its jobs know where in a zone an item is. */
  readonly located: boolean;
  readonly slots: readonly Slot[];
  readonly spans: readonly Span[];
}

/** A rectangle in which items stay, in metres. */
export interface Slot {
  readonly zone: string;
  readonly floor: string | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** A time in which a job was running, as a share of all such times of its facility. */
export interface Span {
  readonly jobId: string;
  readonly begins: number;
  readonly ends: number;
  readonly since: Date;
  readonly seconds: number;
}

/** Width of the strip next to the zones, in metres, in which items are in the facility but in no zone. */
const strip = 3;

/** The facilities with a current zone map in which a job has seen items, as of `now`. */
export function stagesOf({ zoneMaps, currentZoneMaps, jobs, recipes }: Fleet, now: Date): Stage[] {
  const typeOf = new Map(recipes.map(({ name, type }) => [name, type]));
  const seeing = jobs.filter(
    ({ started, request }) => started && typeOf.get(request.recipeName) !== 'THRESHOLD',
  );
  return zoneMaps
    .filter(({ name }) => currentZoneMaps.includes(name))
    .flatMap(({ facility, zones }) => {
      const here = seeing.filter((job) => job.facility === facility);
      const slots = (zones ?? []).map(slotOf);
      const [first] = slots;
      if (!facility || !first || here.length === 0) return [];
      const located = here.some(
        (job) => job.status === 'RUNNING' && typeOf.get(job.request.recipeName) === 'LOCATION',
      );
      return [{ facility, located, slots: [...slots, besides(slots, first)], spans: spansOf(here, now) }];
    });
}

type Zone = NonNullable<Fleet['zoneMaps'][number]['zones']>[number];

function slotOf({ name, floor, points }: Zone): Slot {
  const xs = (points ?? []).map(({ x }) => x);
  const ys = (points ?? []).map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { zone: name, floor: floor ?? null, x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y };
}

/** Where items are that are in the facility but in no zone: a strip along the right of the zones. */
function besides(slots: readonly Slot[], { floor }: Slot): Slot {
  const right = Math.max(...slots.map(({ x, width }) => x + width));
  const depth = Math.max(...slots.map(({ y, depth }) => y + depth));
  return { zone: 'FACILITY', floor, x: right, y: 0, width: strip, depth };
}

/** The times one after the other: where jobs overlap, the one that began first sees the items. */
function spansOf(jobs: readonly SeededJob[], now: Date): Span[] {
  let until = 0;
  const times = jobs
    .flatMap(({ id, started, stopped }) => (started ? [{ jobId: id, started, stopped: stopped ?? now }] : []))
    .sort((one, other) => one.started.getTime() - other.started.getTime())
    .flatMap(({ jobId, started, stopped }) => {
      const begin = Math.max(started.getTime(), until);
      if (stopped.getTime() <= begin) return [];
      until = stopped.getTime();
      return [{ jobId, since: new Date(begin), seconds: (until - begin) / 1000 }];
    });
  const all = times.reduce((sum, { seconds }) => sum + seconds, 0);
  let before = 0;
  return times.map((time) => {
    const begins = before / all;
    before += time.seconds;
    return { ...time, begins, ends: before / all };
  });
}
