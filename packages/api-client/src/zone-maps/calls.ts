import { namedCrudCalls } from '../crud';
import { readZoneMap, writeZoneMap } from './adapter';
import { validateZoneMap } from './validate.generated.js';

/** The calls of zone maps. */
export const zoneMapCalls = namedCrudCalls({
  model: 'zone-map',
  collection: 'zoneMaps',
  validate: validateZoneMap,
  read: readZoneMap,
  write: writeZoneMap,
});

/** Lists zone maps. */
export const listZoneMaps = zoneMapCalls.list;

/** Shows one zone map. */
export const showZoneMap = zoneMapCalls.show;

/** Creates a zone map; refused when there is one of this name. */
export const createZoneMap = zoneMapCalls.create;

/** Creates or replaces a zone map. Where it is current, the service applies it again. */
export const replaceZoneMap = zoneMapCalls.save;

/** Deletes a zone map. A facility whose current zone map it was has none afterwards. */
export const destroyZoneMap = zoneMapCalls.destroy;
