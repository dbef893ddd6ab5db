import { components, type Report } from '../reader-health/report';

/** Event of a reader: a trouble that begins or ends, or something that is over at once. */
export interface ReaderEvent {
  readonly kind: 'begins' | 'ends' | 'happens';
  readonly type: string;
  readonly code: string;
  readonly args: Readonly<Record<string, string>>;
}

/** A reader as far as its events depend on it. */
interface ObservedReader {
  readonly report: Report;
  /** Milliseconds since 1970. */
  readonly lastReboot: number | null;
}

const types = {
  connection: 'CONNECTION',
  throughput: 'THROUGHPUT',
  clockSync: 'CLOCK_SYNC',
  hardware: 'HARDWARE_FAULT',
  software: 'SOFTWARE_FAULT',
} as const;

/**
 * Events that a step of a reader brings about. A component that goes wrong in another way ends and begins.
 */
export function eventsOf(before: ObservedReader, after: ObservedReader): ReaderEvent[] {
  const events: ReaderEvent[] = [];
  for (const component of components) {
    const was = before.report[`${component}Status`];
    const is = after.report[`${component}Status`];
    if (was.status === is.status && was.code === is.code) continue;
    const type = types[component];
    if (was.status !== 'HEALTHY')
      events.push({ kind: 'ends', type, code: was.code ?? 'UNKNOWN', args: { status: 'HEALTHY' } });
    if (is.status !== 'HEALTHY')
      events.push({ kind: 'begins', type, code: is.code ?? 'UNKNOWN', args: { status: is.status } });
  }
  if (before.lastReboot !== null && after.lastReboot !== before.lastReboot)
    events.push({ kind: 'happens', type: 'LIFECYCLE', code: 'REBOOT', args: {} });
  return events;
}

/** The troubles a reader is in. */
export const troublesOf = (report: Report): ReaderEvent[] =>
  components.flatMap((component) => {
    const { status, code } = report[`${component}Status`];
    if (status === 'HEALTHY') return [];
    return [{ kind: 'begins', type: types[component], code: code ?? 'UNKNOWN', args: { status } }];
  });
