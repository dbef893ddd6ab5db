import type { TransitionQueryParameters } from '@console/api-client/items/schema';
import { invalid } from '../../server/failure';
import { commonFilters } from './commonFilters';
import type { DataSet, ValueList } from './dataSet';
import { readNames } from './refineQuery';

interface TransitionRow {
  readonly id: string | number;
  readonly threshold_id: number;
  readonly epc: string;
  readonly job_id: string;
  readonly destination: string;
  readonly confidence: number;
  readonly created: Date;
}

/** Crossings of thresholds, in the order in which they happened. */
export const transitions: DataSet<TransitionQueryParameters, TransitionRow> = {
  name: 'transitions',
  moreFlag: 'moreTransitionsAvailable',
  table: 'threshold_transition',
  reading: { columns: 'id, threshold_id, epc, job_id, destination, confidence, created', joins: '' },
  order: [
    { column: 'created', type: 'timestamptz' },
    { column: 'id', type: 'bigint' },
  ],
  async filter(_database, query, conditions) {
    const { thresholdId, thresholdName, destination } = query;
    if (thresholdId !== undefined && thresholdName !== undefined)
      throw invalid('thresholdId', 'and thresholdName exclude each other');
    if (destination) conditions.add(`destination = ${conditions.parameter(destination)}`);
    if (thresholdId !== undefined)
      conditions.add(`threshold_id = ${conditions.parameter(thresholdId)}::integer`);
    if (thresholdName !== undefined)
      conditions.add(`threshold_name = ${conditions.parameter(thresholdName)}`);
    const facilities = readNames(query.facility);
    const inFacilities: ValueList[] = facilities
      ? [{ column: 'facility', type: 'text', values: facilities }]
      : [];
    return [...commonFilters(query, 'created', conditions), ...inFacilities];
  },
  fields: [
    'epc',
    'jobId',
    'thresholdTransitionId',
    'thresholdId',
    'destination',
    'confidence',
    'creationTime',
  ],
  answer: (row) => ({
    thresholdId: row.threshold_id,
    epc: row.epc,
    jobId: row.job_id,
    transitionId: Number(row.id),
    thresholdTransitionId: Number(row.id),
    destination: row.destination,
    confidence: row.confidence,
    creationTime: row.created.toISOString(),
  }),
  positionOf: ({ created, id }) => [created.toISOString(), String(id)],
};
