import {
  type Facility,
  type FacilityRequest,
  facilityRequestSchema,
} from '@console/api-client/facilities/schema';
import type { Queryable } from '../../database';
import { requireFacilityUnused } from '../../references/requireUnused';
import { conflict, invalid } from '../../server/failure';
import type { NamedObjects } from '../named-objects/routes';

/** The facility every installation begins with. It is never deleted. */
export const defaultFacility = 'DEFAULT';

/** The sites. */
export const facilities: NamedObjects<FacilityRequest, Facility> = {
  entity: 'Facility',
  path: 'facilities',
  list: (database) => database.query<Facility>('select name from facility order by name collate "C"'),
  find: async (database, name) =>
    (await database.query<Facility>('select name from facility where name = $1', [name]))[0],
  writing: {
    requestSchema: facilityRequestSchema,
    nameOf: ({ name }) => name,
    save: async (transaction, { name }) => {
      await transaction.query('insert into facility (name) values ($1) on conflict do nothing', [name]);
    },
    remove: async (transaction, name) => {
      if (name === defaultFacility) throw conflict(`Facility "${name}" is built in and cannot be deleted`);
      await requireFacilityUnused(transaction, name);
      await transaction.query('delete from facility where name = $1', [name]);
    },
  },
};

/**
 * The facility an object belongs to: the one it names, else the only one there is.
 * @throws 400 when it names an unknown one, or none while there are several
 */
export async function facilityOf(database: Queryable, named: string | null | undefined): Promise<string> {
  if (named) {
    if (!(await facilities.find(database, named))) throw invalid('facility', `"${named}" does not exist`);
    return named;
  }
  const all = await facilities.list(database);
  const [only] = all;
  if (only && all.length === 1) return only.name;
  throw invalid('facility', 'is required while there is more than one');
}
