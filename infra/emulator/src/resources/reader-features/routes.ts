import {
  type FeatureChangeRequest,
  type FeatureStatusAnswer,
  featureChangeRequestSchema,
} from '@console/api-client/reader-definitions/schema';
import type { FastifyInstance } from 'fastify';
import { requireReaderDefinition } from '../../references/readerDefinitions';
import { conflict, invalid, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { antennaHub, featuresOf, requestFeature } from './store';

const base = '/itemsense/configuration/v1/readerDefinitions/:name/featureChanges';

const targets = { ENABLE: 'ENABLED', DISABLE: 'DISABLED' } as const;

interface OfReader {
  Params: { name: string };
}

/** Turning the features of a reader on and off, and how far that has come. */
export function readerFeatureRoutes(app: FastifyInstance, { database, clock }: Service): void {
  const reading = { config: { access: 'user' } } as const;

  app.post<OfReader & { Body: FeatureChangeRequest }>(
    base,
    { config: { access: ['ConfigManager'] }, schema: { body: featureChangeRequestSchema } },
    async (request, reply) => {
      const { name } = request.params;
      const { feature, target } = readChange(request.body);
      const status = await database.transaction(async (transaction) => {
        await requireReaderDefinition(transaction, name);
        if (!(await requestFeature(transaction, name, feature, target, clock.now())))
          throw conflict(`${feature} of "${name}" is changing already`);
        return (await featuresOf(transaction, name)).get(name)?.[feature];
      });
      const path = `/itemsense/configuration/v1/readerDefinitions/${encodeURIComponent(name)}/featureChanges`;
      return reply
        .code(202)
        .header('Location', `${request.protocol}://${request.host}${path}/${feature}`)
        .send(status);
    },
  );

  app.get<OfReader>(base, reading, async ({ params }) => {
    await requireReaderDefinition(database, params.name);
    return (await featuresOf(database, params.name)).get(params.name) ?? {};
  });

  app.get<{ Params: { name: string; feature: string } }>(
    `${base}/:feature`,
    reading,
    async ({ params: { name, feature } }): Promise<FeatureStatusAnswer> => {
      await requireReaderDefinition(database, name);
      const status = (await featuresOf(database, name)).get(name)?.[feature.toUpperCase()];
      if (!status) throw notFound(`Feature of "${name}"`, feature);
      return status;
    },
  );
}

/** Clients write both words in either case. @throws 400 */
function readChange(change: FeatureChangeRequest) {
  const feature = change.feature.toUpperCase();
  if (feature !== antennaHub) throw invalid('feature', `must be ${antennaHub}`);
  const target = targets[change.action.toUpperCase() as keyof typeof targets];
  if (!target) throw invalid('action', 'must be ENABLE or DISABLE');
  return { feature, target };
}
