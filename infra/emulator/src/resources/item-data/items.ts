import type { ItemQueryParameters } from '@console/api-client/items/schema';
import { commonFilters, placeList } from './commonFilters';
import type { DataSet } from './dataSet';
import { placesIn } from './places';
import { readNames } from './refineQuery';

interface ItemRow {
  readonly epc: string;
  readonly tag_id: string;
  readonly job_id: string;
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
  readonly zone: string;
  readonly floor: string | null;
  readonly facility: string | null;
  readonly presence_confidence: string;
  readonly last_modified: Date;
}

/** Items where they are now, by EPC. */
export const items: DataSet<ItemQueryParameters, ItemRow> = {
  name: 'items',
  table: 'item',
  reading: {
    columns:
      'epc, tag_id, job_id, x, y, z, zone, floor, facility, presence_confidence, last_modified, place_id',
    joins: 'join item_place on item_place.id = found.place_id',
  },
  order: [{ column: 'epc', type: 'text' }],
  async filter(database, query, conditions) {
    conditions.add('listed');
    if (query.presenceConfidence)
      conditions.add(`presence_confidence = ${conditions.parameter(query.presenceConfidence)}`);
    const places = await placesIn(database, readNames(query.facility), readNames(query.zoneNames));
    return [...commonFilters(query, 'last_modified', conditions), ...placeList('place_id', places)];
  },
  fields: [
    'epc',
    'tagId',
    'jobId',
    'xLocation',
    'yLocation',
    'zLocation',
    'zone',
    'floor',
    'facility',
    'presenceConfidence',
    'lastModifiedTime',
  ],
  answer: (row) => ({
    epc: row.epc,
    tagId: row.tag_id,
    jobId: row.job_id,
    xLocation: row.x,
    yLocation: row.y,
    zLocation: row.z,
    zone: row.zone,
    floor: row.floor,
    facility: row.facility,
    presenceConfidence: row.presence_confidence,
    lastModifiedTime: row.last_modified.toISOString(),
  }),
  positionOf: ({ epc }) => [epc],
};
