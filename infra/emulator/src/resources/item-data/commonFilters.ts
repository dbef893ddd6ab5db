import { invalid } from '../../server/failure';
import type { Conditions } from './conditions';
import type { ValueList } from './dataSet';
import { readJobIds, readTime } from './refineQuery';

/** Parameters common to queries of all three kinds of data. */
interface CommonQuery {
  readonly epcPrefix?: string;
  readonly jobId?: readonly string[];
  readonly jobIds?: readonly string[];
  readonly fromTime?: string;
  readonly toTime?: string;
}

/**
 * The filters all three kinds of data share: EPC prefix, times (from inclusive, to exclusive), jobs.
 * @param timeColumn what the times are compared with
 */
export function commonFilters(query: CommonQuery, timeColumn: string, conditions: Conditions): ValueList[] {
  const prefix = query.epcPrefix?.toUpperCase();
  if (prefix) {
    conditions.add(`epc >= ${conditions.parameter(prefix)}`);
    // The letter after F: everything that begins with the prefix comes before.
    conditions.add(`epc < ${conditions.parameter(`${prefix}G`)}`);
  }
  const from = readTime('fromTime', query.fromTime);
  const to = readTime('toTime', query.toTime);
  if (from && to && to < from) throw invalid('toTime', 'must not be before fromTime');
  if (from) conditions.add(`${timeColumn} >= ${conditions.parameter(from)}::timestamptz`);
  if (to) conditions.add(`${timeColumn} < ${conditions.parameter(to)}::timestamptz`);
  const jobs = readJobIds(query.jobId, query.jobIds);
  return jobs ? [{ column: 'job_id', type: 'uuid', values: jobs }] : [];
}

/** The list of places as a list of values, if there is one. */
export const placeList = (column: string, places: readonly number[] | undefined): ValueList[] =>
  places ? [{ column, type: 'integer', values: places }] : [];
