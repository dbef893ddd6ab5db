import { type ThresholdRequest, thresholdRequestSchema } from '@console/api-client/thresholds/schema';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database';
import { requireThresholdUnused } from '../../references/requireUnused';
import { requireMatches } from '../../references/thresholdMatches';
import { conflict, invalid, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { facilityOf } from '../facilities/facilities';
import { antennaConfigurations } from '../threshold-antenna-configurations/store';
import {
  deleteThreshold,
  findThreshold,
  insertThreshold,
  listThresholds,
  type Threshold,
  updateThreshold,
} from './store';

const base = '/itemsense/configuration/v1/thresholds';

interface OfId {
  Params: { id: string };
}

interface Embedding {
  Querystring: { embed?: string[] };
}

/** Object that can be embedded in a threshold: `antennaConfiguration`. Other words are ignored. */
const embedding = {
  type: 'object',
  properties: { embed: { type: 'array', items: { type: 'string' } } },
} as const;

/** Passages that are watched. Known by their ids, without verbs in the addresses. */
export function thresholdRoutes(app: FastifyInstance, { database }: Service): void {
  const reading = { config: { access: 'user' }, schema: { querystring: embedding } } as const;
  const config = { access: ['ConfigManager'] } as const;
  const saving = { config, schema: { body: thresholdRequestSchema } };

  app.get<Embedding>(base, reading, async ({ query }) =>
    embed(database, query.embed, await listThresholds(database)),
  );

  app.get<OfId & Embedding>(`${base}/:id`, reading, async ({ params, query }) => {
    const [threshold] = await embed(database, query.embed, [await existing(database, params.id)]);
    return threshold;
  });

  app.post<{ Body: ThresholdRequest }>(base, saving, ({ body }) =>
    database.transaction(async (transaction) => {
      const facility = await requireParts(transaction, body);
      return stored(transaction, await insertThreshold(transaction, body, facility));
    }),
  );

  app.put<OfId & { Body: ThresholdRequest }>(`${base}/:id`, saving, ({ params, body }) =>
    database.transaction(async (transaction) => {
      const { id } = await existing(transaction, params.id);
      const facility = await requireParts(transaction, body, id);
      await updateThreshold(transaction, id, body, facility);
      return stored(transaction, id);
    }),
  );

  app.delete<OfId>(`${base}/:id`, { config }, async ({ params }, reply) => {
    await database.transaction(async (transaction) => {
      const threshold = await existing(transaction, params.id);
      await requireThresholdUnused(transaction, threshold);
      await deleteThreshold(transaction, threshold.id);
    });
    return reply.code(204).send();
  });
}

async function existing(database: Queryable, id: string): Promise<Threshold> {
  const threshold = await findThreshold(database, id);
  if (!threshold) throw notFound('Threshold', id);
  return threshold;
}

/** The threshold as it is stored now. @throws 400 when its readers and their configurations do not match */
async function stored(transaction: Queryable, id: number): Promise<Threshold | undefined> {
  await requireMatches(transaction, { threshold: id });
  return findThreshold(transaction, id);
}

/** Everything a threshold names is there, and its name is its own. @returns its facility @throws 400, 409 */
async function requireParts(transaction: Queryable, request: ThresholdRequest, id?: number): Promise<string> {
  if (request.name.trim() === '') throw invalid('name', 'must not be blank');
  const [namesake] = await transaction.query<{ id: number }>('select id from threshold where name = $1', [
    request.name,
  ]);
  if (namesake && namesake.id !== id) throw conflict(`Threshold "${request.name}" exists already`);
  for (const [reader, { antennaConfigurationId }] of Object.entries(request.readers ?? {})) {
    const [known] = await transaction.query('select 1 from reader_definition where name = $1', [reader]);
    if (!known) throw invalid('readers', `has "${reader}", which is no reader definition`);
    const [configuration] = await antennaConfigurations(transaction, antennaConfigurationId);
    if (!configuration)
      throw invalid(
        'readers',
        `gives "${reader}" the unknown antenna configuration ${antennaConfigurationId}`,
      );
  }
  return facilityOf(transaction, request.facility);
}

/** Adds, where requested, the whole antenna configuration to its id in the readers of thresholds. */
async function embed(database: Queryable, words: readonly string[] | undefined, thresholds: Threshold[]) {
  if (!words?.some((word) => word.split(',').includes('antennaConfiguration'))) return thresholds;
  const configurations = new Map((await antennaConfigurations(database)).map((each) => [each.id, each]));
  return thresholds.map((threshold) => ({
    ...threshold,
    readers: Object.fromEntries(
      Object.entries(threshold.readers).map(([reader, { antennaConfigurationId: id }]) => [
        reader,
        { antennaConfigurationId: id, antennaConfiguration: configurations.get(id) ?? null },
      ]),
    ),
  }));
}
