import type { TransitionEvent } from '@console/api-client/sockets';
import { type FormErrors, rules } from '@console/design/form';

/** Which transitions of a threshold are shown [MONITOR-06]. */
export interface TransitionFilter {
  readonly epcPrefix?: string;
  /** ISO 8601; this moment belongs to it. */
  readonly observedAfter?: string;
  /** ISO 8601; this moment belongs to it. */
  readonly observedBefore?: string;
  readonly includeIn: boolean;
  readonly includeOut: boolean;
}

/** The filter that leaves everything. */
export const noFilter: TransitionFilter = { epcPrefix: '', includeIn: true, includeOut: true };

/** Most characters of the prefix of an EPC [MONITOR-07]. */
const longestPrefix = 64;

/** Failures of a filter [MONITOR-07]. */
export const filterErrors = ({ epcPrefix }: TransitionFilter): FormErrors => ({
  epcPrefix: rules.maxLength(longestPrefix)(epcPrefix?.trim()),
});

/** True for a filter that leaves something out. */
export const isFiltered = (filter: TransitionFilter): boolean =>
  Boolean(filter.epcPrefix?.trim() || filter.observedAfter || filter.observedBefore) ||
  !filter.includeIn ||
  !filter.includeOut;

/**
 * Test of a transition for being shown [MONITOR-08]: its EPC starts with the prefix, it was observed within the
 * bounds, and its direction is included. One whose time is not known is within no bounds.
 */
export function transitionMatcher(filter: TransitionFilter): (event: TransitionEvent) => boolean {
  const prefix = (filter.epcPrefix ?? '').trim().toUpperCase();
  const [after, before] = [filter.observedAfter, filter.observedBefore].map((bound) =>
    bound ? Date.parse(bound) : undefined,
  );
  const directions: Readonly<Record<string, boolean>> = { IN: filter.includeIn, OUT: filter.includeOut };
  return ({ epc, observationTime, toZone }) => {
    if (!epc.toUpperCase().startsWith(prefix) || directions[toZone] === false) return false;
    if (after === undefined && before === undefined) return true;
    const observed = Date.parse(observationTime ?? '');
    return observed >= (after ?? -Infinity) && observed <= (before ?? Infinity);
  };
}
