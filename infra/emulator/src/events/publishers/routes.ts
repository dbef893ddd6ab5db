import { randomUUID } from 'node:crypto';
import { type PublisherRequest, publisherRequestSchema } from '@console/api-client/publishers/schema';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database';
import { invalid, notFound } from '../../server/failure';
import { testOfBroker } from '../brokers/routes';
import { findBroker } from '../brokers/store';
import type { EventService } from '../service';
import { deletePublisher, findPublisher, listPublishers, type StoredPublisher, savePublisher } from './store';
import { documentOf } from './storedForm';

const base = '/itemsense/configuration/v1/events/publishers';

interface OfKey {
  Params: { key: string };
}

/** Routes of publishers, which send messages to brokers. */
export function publisherRoutes(app: FastifyInstance, { database, brokers }: EventService): void {
  const config = { access: ['ConfigManager'] } as const;
  const saving = { config, schema: { body: publisherRequestSchema } };

  app.get(base, { config }, () => listPublishers(database));
  app.get<OfKey>(`${base}/:key`, { config }, ({ params }) => existing(database, params.key));

  app.post<{ Body: PublisherRequest }>(base, saving, ({ body }) =>
    database.transaction((transaction) => save(transaction, randomUUID(), body)),
  );

  app.put<OfKey & { Body: PublisherRequest }>(`${base}/:key`, saving, ({ params, body }) =>
    database.transaction(async (transaction) => {
      const { id } = await existing(transaction, params.key);
      return save(transaction, id, body);
    }),
  );

  app.delete<OfKey>(`${base}/:key`, { config }, async ({ params }, reply) => {
    await database.transaction(async (transaction) => {
      const { id } = await existing(transaction, params.key);
      await deletePublisher(transaction, id);
    });
    return reply.code(204).send();
  });

  app.post<OfKey>(`${base}/:key/test`, { config }, async ({ params }) => {
    const { brokerId } = await existing(database, params.key);
    return testOfBroker(database, brokers, brokerId);
  });
}

async function existing(database: Queryable, key: string): Promise<StoredPublisher> {
  const publisher = await findPublisher(database, key);
  if (!publisher) throw notFound('Publisher', key);
  return publisher;
}

async function save(database: Queryable, id: string, request: PublisherRequest): Promise<StoredPublisher> {
  const brokerId = String(request.brokerId);
  const broker = await findBroker(database, brokerId);
  if (!broker) throw invalid('brokerId', `"${brokerId}" does not exist`);
  return savePublisher(database, {
    id,
    brokerId: broker.id,
    name: request.name,
    ...documentOf(request, broker.type),
  });
}
