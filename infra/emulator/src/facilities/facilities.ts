import {
  type Facility,
  type FacilityRequest,
  facilityRequestSchema,
} from '@console/api-client/facilities/schema';
import type { Queryable } from '../database';
import type { NamedObjects } from '../named-objects/routes';
import { conflict, invalid } from '../server/failure';
import { describeUse, type Use } from './use';

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
      const reason = describeUse(name, await useOf(transaction, name));
      if (reason) throw conflict(reason);
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

async function useOf(database: Queryable, name: string): Promise<Use> {
  const [use] = await database.query<Use>(
    `select
       (select count(*)::int from reader_definition where facility = $1) as "readerDefinitions",
       (select count(*)::int from zone_map where facility = $1) as "zoneMaps",
       (select count(*)::int from threshold where facility = $1) as "thresholds",
       (select count(*)::int from job where facility = $1 and status <> 'STOPPED') as "activeJobs"`,
    [name],
  );
  return use ?? { readerDefinitions: 0, zoneMaps: 0, thresholds: 0, activeJobs: 0 };
}
