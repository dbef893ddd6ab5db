import {
  type AntennaConfigurationAnswer,
  type AntennaConfigurationRequest,
  antennaConfigurationRequestSchema,
  antennaProblems,
  describeAntennaProblem,
} from '@console/api-client/threshold-antenna-configurations/schema';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database';
import { requireAntennaConfigurationUnused } from '../../references/requireUnused';
import { requireMatches } from '../../references/thresholdMatches';
import { conflict, invalid, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import {
  antennaConfigurations,
  deleteAntennaConfiguration,
  insertAntennaConfiguration,
  replaceInThresholds,
  updateAntennaConfiguration,
} from './store';

const entity = 'Threshold antenna configuration';
const base = '/itemsense/configuration/v1/thresholds/antennaConfigurations';

interface OfId {
  Params: { id: string };
}

/** Which antennas of a reader look in and out. Known by their ids, without verbs in the addresses. */
export function antennaConfigurationRoutes(app: FastifyInstance, { database }: Service): void {
  const reading = { config: { access: 'user' } } as const;
  const config = { access: ['ConfigManager'] } as const;
  const saving = { config, schema: { body: antennaConfigurationRequestSchema } };

  app.get(base, reading, () => antennaConfigurations(database));
  app.get<OfId>(`${base}/:id`, reading, ({ params }) => existing(database, params.id));

  app.post<{ Body: AntennaConfigurationRequest }>(base, saving, ({ body }) =>
    database.transaction(async (transaction) => {
      await requireSound(transaction, body);
      return existing(transaction, await insertAntennaConfiguration(transaction, body));
    }),
  );

  app.put<OfId & { Body: AntennaConfigurationRequest }>(`${base}/:id`, saving, ({ params, body }) =>
    database.transaction(async (transaction) => {
      const { id } = await existing(transaction, params.id);
      await requireSound(transaction, body, id);
      await updateAntennaConfiguration(transaction, id, body);
      await requireMatches(transaction, { antennaConfiguration: id });
      return existing(transaction, id);
    }),
  );

  app.delete<OfId & { Querystring: { replacementId?: string } }>(
    `${base}/:id`,
    { config },
    async ({ params, query }, reply) => {
      await database.transaction(async (transaction) => {
        const configuration = await existing(transaction, params.id);
        if (query.replacementId) await replace(transaction, configuration, query.replacementId);
        await requireAntennaConfigurationUnused(transaction, configuration);
        await deleteAntennaConfiguration(transaction, configuration.id);
      });
      return reply.code(204).send();
    },
  );
}

async function existing(database: Queryable, id: string | number): Promise<AntennaConfigurationAnswer> {
  const [configuration] = await antennaConfigurations(database, id);
  if (!configuration) throw notFound(entity, id);
  return configuration;
}

/** @throws 400 naming the list of antennas, 409 for a name that another configuration has */
async function requireSound(
  transaction: Queryable,
  request: AntennaConfigurationRequest,
  id?: number,
): Promise<void> {
  if (request.name.trim() === '') throw invalid('name', 'must not be blank');
  const [problem] = antennaProblems(request);
  if (problem) throw invalid(...describeAntennaProblem(problem));
  const [namesake] = await transaction.query<{ id: number }>(
    'select id from threshold_antenna_configuration where name = $1',
    [request.name],
  );
  if (namesake && namesake.id !== id) throw conflict(`${entity} "${request.name}" exists already`);
}

/** Thresholds that use a configuration go over to another. @throws 400 when that is unknown, itself or not for them */
async function replace(
  transaction: Queryable,
  { id }: AntennaConfigurationAnswer,
  replacementId: string,
): Promise<void> {
  const [replacement] = await antennaConfigurations(transaction, replacementId);
  if (!replacement) throw invalid('replacementId', `${replacementId} is no antenna configuration`);
  if (replacement.id === id) throw invalid('replacementId', 'must be another antenna configuration');
  await replaceInThresholds(transaction, id, replacement.id);
  await requireMatches(transaction, { antennaConfiguration: replacement.id });
}
