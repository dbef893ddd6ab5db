import { eventsOf, troublesOf } from '../../resources/health-events/changes';
import { troublesSince } from '../../resources/host-health/troubles';
import { healthyReport } from '../../resources/reader-health/report';
import { seededRandom } from '../../server/random/random';
import { breakSomething } from '../../simulation/faults';
import { currentVersion } from '../../simulation/readerSteps';
import type { Origin, SeededHealthEvent, SeededReader } from '../model/fleet';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** Events of host and readers within the last week, and those that still last; oldest first. */
export function demoHealthEvents(readers: readonly SeededReader[], origin: Origin): SeededHealthEvent[] {
  return [
    ...eventsOfHost(origin),
    ...readers.flatMap((reader) => [...pastEvents(reader, origin), ...lastingEvents(reader, origin)]),
  ].sort((one, other) => one.eventTime.getTime() - other.eventTime.getTime());
}

function eventsOfHost({ seed, now }: Origin): SeededHealthEvent[] {
  return troublesSince(new Date(now.getTime() - week), now, seed).map(({ code, start, end }) => ({
    component: 'HOST',
    readerName: null,
    type: 'UNCLASSIFIED',
    code,
    eventTime: new Date(start),
    eventEndTime: end > now.getTime() ? null : new Date(end),
    args: {},
  }));
}

/** Up to three troubles that are over. */
function pastEvents({ definition }: SeededReader, { seed, now }: Origin): SeededHealthEvent[] {
  const random = seededRandom(seed, 'past events', definition.name);
  const well = { report: healthyReport(currentVersion), lastReboot: null };
  return Array.from({ length: random.integer(0, 3) }).flatMap(() => {
    const start = now.getTime() - random.integer(120 * minute, week);
    const end = new Date(start + random.integer(2, 90) * minute);
    const broken = { ...well, report: breakSomething(well.report, random) };
    return eventsOf(well, broken).map(({ type, code, args }) => ({
      component: 'READERS' as const,
      readerName: definition.name,
      type,
      code,
      eventTime: new Date(start),
      eventEndTime: end,
      args,
    }));
  });
}

/** Lasting faults of a reader, begun with its last sign of life, or some hours ago. */
function lastingEvents({ definition, health }: SeededReader, { seed, now }: Origin): SeededHealthEvent[] {
  if (health.state === 'AWAITING_AGENT') return [];
  const random = seededRandom(seed, 'lasting events', definition.name);
  const lost = health.phase === 'OFFLINE' ? health.lastCheckin : null;
  return troublesOf(health.report).map(({ type, code, args }) => ({
    component: 'READERS',
    readerName: definition.name,
    type,
    code,
    eventTime: lost ?? new Date(now.getTime() - random.integer(5, 2000) * minute),
    eventEndTime: null,
    args,
  }));
}
