import type { Counts } from './growth';

/** Records of the service, by the count of them, and the objects of the page that tell them. */
const records = [
  { told: /^page: objects \{ eventTime, type, code\b/, count: 'service: rows of health_event' },
  { told: /^page: objects \{ time, message \}/, count: 'service: errors of jobs' },
];

/** Factor by which parts of one object are told as whole numbers. */
const thousand = 1000;

/**
 * Counts with the objects that tell records as so many for a thousand of these. A list of what has happened is longer the
 * longer the service runs; more objects for each record is what a page does not let go.
 */
export const perRecord = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([what, count]) => {
      const of = records.find(({ told }) => told.test(what))?.count;
      const number = of === undefined ? undefined : counts[of];
      return number ? [`${what} for 1,000 ${of}`, Math.round((count / number) * thousand)] : [what, count];
    }),
  );
