import type { ZoneMapAnswer } from '@console/api-client/zone-maps/schema';
import { storedDocuments } from '../named-objects/documents';
import type { NamedObjects } from '../named-objects/routes';

/** The floor plans with their zones. */
export const zoneMaps: NamedObjects<never, ZoneMapAnswer> = {
  entity: 'Zone map',
  path: 'zoneMaps',
  ...storedDocuments<ZoneMapAnswer>('zone_map'),
};
