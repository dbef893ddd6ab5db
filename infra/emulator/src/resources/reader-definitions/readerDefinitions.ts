import {
  type FeatureStatusAnswer,
  type ReaderDefinitionAnswer,
  type ReaderDefinitionRequest,
  readerDefinitionRequestSchema,
} from '@console/api-client/reader-definitions/schema';
import type { Queryable } from '../../database';
import { requireReaderUnused } from '../../references/requireUnused';
import { isChanged } from '../../server/lists/serialisedList';
import { facilityOf } from '../facilities/facilities';
import type { NamedObjects } from '../named-objects/routes';
import { type FeaturesByReader, featuresOf, keepFeaturesOfType } from '../reader-features/store';
import { awaitAgent } from '../reader-health/store';
import { nameOfReader, type StoredReaderDefinition, storedForm } from './storedForm';

/** The readers as they are configured; their actual state is in reader health. */
export const readerDefinitions: NamedObjects<ReaderDefinitionRequest, ReaderDefinitionAnswer> = {
  entity: 'Reader definition',
  path: 'readerDefinitions',
  list: async (database) => (await changedDefinitions(database, null)).objects.map(([, answer]) => answer),
  changed: { tables: ['reader_definition', 'reader_feature'], read: changedDefinitions },
  find: async (database, name) => {
    const [row] = await database.query<{ document: StoredReaderDefinition }>(
      'select document from reader_definition where name = $1',
      [name],
    );
    return row && answer(row.document, await featuresOf(database, name));
  },
  writing: {
    requestSchema: readerDefinitionRequestSchema,
    nameOf: nameOfReader,
    save: defineReader,
    remove: async (transaction, name) => {
      await requireReaderUnused(transaction, name);
      await transaction.query('delete from reader_definition where name = $1', [name]);
    },
  },
};

/** All definitions by name, or those that have changed, they or their features. */
async function changedDefinitions(database: Queryable, since: string | null) {
  const rows = await database.query<{ name: string; document: StoredReaderDefinition }>(
    `select name, document from reader_definition
     where ${isChanged('reader_definition')} or exists (
       select from reader_feature where reader_name = reader_definition.name and ${isChanged('reader_feature')})
     order by name collate "C"`,
    [since],
  );
  const [total] = await database.query<{ count: number }>(
    'select count(*)::int as count from reader_definition',
  );
  const features: FeaturesByReader = rows.length > 0 ? await featuresOf(database) : new Map();
  return {
    objects: rows.map(({ name, document }) => [name, answer(document, features)] as const),
    count: total?.count ?? 0,
  };
}

/** Stores a definition, new or in place of the one of its name. @throws 400 */
export async function defineReader(
  transaction: Queryable,
  request: ReaderDefinitionRequest,
  now: Date,
): Promise<void> {
  const facility = await facilityOf(transaction, request.facility);
  const definition = storedForm(request, facility);
  await transaction.query(
    `insert into reader_definition (name, address, type, facility, document) values ($1, $2, $3, $4, $5)
     on conflict (name) do update set address = excluded.address, type = excluded.type,
       facility = excluded.facility, document = excluded.document`,
    [definition.name, definition.address, definition.type, facility, JSON.stringify(definition)],
  );
  await awaitAgent(transaction, definition.name, now);
  await keepFeaturesOfType(transaction, definition.name, definition.type);
}

/** Moves a defined reader to another facility. @throws 400 when there is no such facility */
export async function moveToFacility(transaction: Queryable, name: string, named: string): Promise<void> {
  const facility = await facilityOf(transaction, named);
  await transaction.query(
    `update reader_definition set facility = $2,
       document = jsonb_set(document, '{facility}', to_jsonb($2::text)) where name = $1`,
    [name, facility],
  );
}

/** The names of all groups that readers are in, sorted. */
export async function readerGroups(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select membership.name from reader_definition,
       jsonb_array_elements_text(case jsonb_typeof(document -> 'groups') when 'array' then document -> 'groups'
         else '[]' end) as membership (name)
     group by membership.name order by membership.name collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** JSONB does not keep the order of keys; the answer has the one of the documents. */
function answer(definition: StoredReaderDefinition, features: FeaturesByReader): ReaderDefinitionAnswer {
  const { name, address, type, facility, agentIdentifier, serialNumber, readerZone } = definition;
  const { placement, antennaZones, groups } = definition;
  const ofReader: Record<string, FeatureStatusAnswer> = features.get(name) ?? {};
  return {
    name,
    address,
    type,
    facility,
    agentIdentifier,
    serialNumber,
    readerZone,
    placement: placement && {
      x: placement.x,
      y: placement.y,
      z: placement.z,
      yaw: placement.yaw,
      pitch: placement.pitch,
      roll: placement.roll,
      floor: placement.floor,
    },
    antennaZones,
    groups: groups && [...groups],
    features: ofReader,
  };
}
