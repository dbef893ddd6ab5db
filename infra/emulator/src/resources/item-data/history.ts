import type { HistoryQueryParameters } from '@console/api-client/items/schema';
import { commonFilters, placeList } from './commonFilters';
import type { DataSet } from './dataSet';
import { placesIn } from './places';
import { readNames } from './refineQuery';

interface HistoryRow {
  readonly id: string | number;
  readonly epc: string;
  readonly tag_id: string;
  readonly job_id: string;
  readonly from_zone: string;
  readonly from_floor: string | null;
  readonly from_facility: string | null;
  readonly from_x: number | null;
  readonly from_y: number | null;
  readonly to_zone: string;
  readonly to_floor: string | null;
  readonly to_facility: string | null;
  readonly to_x: number | null;
  readonly to_y: number | null;
  readonly observed: Date;
}

/** Where items have been, in the order in which it was observed. */
export const history: DataSet<HistoryQueryParameters, HistoryRow> = {
  name: 'history',
  moreFlag: 'moreHistoryAvailable',
  table: 'item_history',
  reading: {
    columns: `found.id, epc, tag_id, job_id, from_x, from_y, to_x, to_y, observed,
      origin.zone as from_zone, origin.floor as from_floor, origin.facility as from_facility,
      destination.zone as to_zone, destination.floor as to_floor, destination.facility as to_facility`,
    joins: `join item_place origin on origin.id = found.from_place
      join item_place destination on destination.id = found.to_place`,
  },
  order: [
    { column: 'observed', type: 'timestamptz' },
    { column: 'id', type: 'bigint' },
  ],
  async filter(database, query, conditions) {
    if (query.zoneTransitionsOnly) conditions.add('from_place <> to_place');
    if (query.minDistanceMoved)
      conditions.add(`distance >= ${conditions.parameter(query.minDistanceMoved)}::real`);
    const origins = await placesIn(database, readNames(query.fromFacility), readNames(query.fromZone));
    const destinations = await placesIn(database, readNames(query.toFacility), readNames(query.toZone));
    // Facility and zones of the items themselves: where they came from or where they went.
    const touched = await placesIn(database, readNames(query.facility), readNames(query.zoneNames));
    if (touched) {
      const places = `any(${conditions.parameter(touched)}::integer[])`;
      conditions.add(`(from_place = ${places} or to_place = ${places})`);
    }
    return [
      ...commonFilters(query, 'observed', conditions),
      ...placeList('from_place', origins),
      ...placeList('to_place', destinations),
    ];
  },
  fields: [
    'epc',
    'tagId',
    'jobId',
    'fromZone',
    'toZone',
    'fromFloor',
    'toFloor',
    'fromFacility',
    'toFacility',
    'fromX',
    'toX',
    'fromY',
    'toY',
    'observationTime',
  ],
  answer: (row) => ({
    epc: row.epc,
    tagId: row.tag_id,
    jobId: row.job_id,
    fromZone: row.from_zone,
    fromFloor: row.from_floor,
    toZone: row.to_zone,
    toFloor: row.to_floor,
    fromFacility: row.from_facility,
    toFacility: row.to_facility,
    fromX: row.from_x,
    fromY: row.from_y,
    toX: row.to_x,
    toY: row.to_y,
    observationTime: row.observed.toISOString(),
  }),
  positionOf: ({ observed, id }) => [observed.toISOString(), String(id)],
};
