import {
  type PointAnswer,
  type ZoneMapAnswer,
  type ZoneMapRequest,
  zoneMapRequestSchema,
} from '@console/api-client/zone-maps/schema';
import { facilityOf } from '../facilities/facilities';
import { storedDocuments } from '../named-objects/documents';
import type { NamedObjects } from '../named-objects/routes';
import { reapplyZoneMap } from './currentZoneMap';
import { storedForm } from './storedForm';

const stored = storedDocuments<ZoneMapAnswer>('zone_map');

/** The floor plans with their zones. */
export const zoneMaps: NamedObjects<ZoneMapRequest, ZoneMapAnswer> = {
  entity: 'Zone map',
  path: 'zoneMaps',
  list: async (database) => (await stored.list(database)).map(inOrder),
  find: async (database, name) => {
    const zoneMap = await stored.find(database, name);
    return zoneMap && inOrder(zoneMap);
  },
  writing: {
    requestSchema: zoneMapRequestSchema,
    nameOf: ({ name }) => name,
    save: async (transaction, request, now) => {
      const facility = await facilityOf(transaction, request.facility);
      await transaction.query(
        `insert into zone_map (name, facility, document) values ($1, $2, $3)
         on conflict (name) do update set facility = excluded.facility, document = excluded.document`,
        [request.name, facility, JSON.stringify(storedForm(request, facility))],
      );
      await reapplyZoneMap(transaction, request.name, now);
    },
    remove: async (transaction, name) => {
      await transaction.query('delete from zone_map where name = $1', [name]);
    },
  },
};

/** JSONB does not keep the order of keys; the answer has the one of the documents. */
function inOrder({ name, facility, zones, ...rest }: ZoneMapAnswer): ZoneMapAnswer {
  return {
    name,
    facility,
    ...rest,
    zones: zones?.map((zone) => ({
      name: zone.name,
      floor: zone.floor,
      points: zone.points?.map(({ x, y, z }): PointAnswer => ({ x, y, z })),
    })),
  };
}
