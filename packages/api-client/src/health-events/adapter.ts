import { readTime, withoutBlank } from '../wire';
import type { HealthEventAnswer } from './schema';

/** Something that was, or is, wrong with a component (HEALTH-09). Times are ISO 8601. */
export interface HealthEvent {
  readonly id: string;
  readonly code: string;
  readonly component?: string;
  readonly eventTime: string;
  /** Absent while it lasts. */
  readonly eventEndTime?: string;
}

/** An event as the console shows it: whole-number ids read as text. */
export function readHealthEvent(event: HealthEventAnswer): HealthEvent {
  const { id, code, component, eventTime, eventEndTime } = event;
  return {
    id: String(id),
    code,
    eventTime: readTime(eventTime) ?? eventTime,
    ...withoutBlank({ component, eventEndTime: readTime(eventEndTime) }),
  };
}
