import { randomUUID } from 'node:crypto';
import { type BrokerRequest, brokerRequestSchema } from '@console/api-client/brokers/schema';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database';
import { conflict, notFound, ServiceFailure } from '../../server/failure';
import type { BrokerSettings } from '../brokerSettings';
import type { EventService } from '../service';
import { endpointOf } from './endpoint';
import { deleteBroker, findBroker, insertBroker, listBrokers, updateBroker } from './store';
import { answerOf, documentOf, type StoredBroker } from './storedForm';
import { tryConnection } from './tryConnection';

const base = '/itemsense/configuration/v1/events/brokers';

interface OfKey {
  Params: { key: string };
}

async function existing(database: Queryable, key: string): Promise<StoredBroker> {
  const broker = await findBroker(database, key);
  if (!broker) throw notFound('Broker', key);
  return broker;
}

/** The brokers that messages are handed to, and whether they can be reached. */
export function brokerRoutes(app: FastifyInstance, { database, brokers }: EventService): void {
  const config = { access: ['ConfigManager'] } as const;
  const saving = { config, schema: { body: brokerRequestSchema } };
  const answer = (broker: StoredBroker) => answerOf({ ...broker, ...ownEndpoint(broker) });
  const ownEndpoint = ({ internal }: StoredBroker) => (internal ? brokers.own : undefined);

  app.get(base, { config }, async () => (await listBrokers(database)).map(answer));
  app.get<OfKey>(`${base}/:key`, { config }, async ({ params }) =>
    answer(await existing(database, params.key)),
  );

  app.post<{ Body: BrokerRequest }>(base, saving, async ({ body }) =>
    answer(await insertBroker(database, randomUUID(), body.name, documentOf(body))),
  );

  app.put<OfKey & { Body: BrokerRequest }>(`${base}/:key`, saving, ({ params, body }) =>
    database.transaction(async (transaction) => {
      const before = changeable(await existing(transaction, params.key));
      return answer(await updateBroker(transaction, before.id, body.name, documentOf(body, before.password)));
    }),
  );

  app.delete<OfKey>(`${base}/:key`, { config }, async ({ params }, reply) => {
    await database.transaction(async (transaction) =>
      deleteBroker(transaction, changeable(await existing(transaction, params.key))),
    );
    return reply.code(204).send();
  });

  app.post<OfKey>(`${base}/:key/test`, { config }, ({ params }) =>
    testOfBroker(database, brokers, params.key),
  );
}

/** Connects to a broker. @throws 404; 400 with the reason why it cannot be used */
export async function testOfBroker(database: Queryable, settings: BrokerSettings, key: string) {
  const broker = await existing(database, key);
  const problem = await tryConnection(endpointOf(broker, settings));
  if (problem) throw new ServiceFailure(400, `Broker "${broker.name}" cannot be used`, problem);
  return { message: `The connection to broker "${broker.name}" works` };
}

function changeable(broker: StoredBroker): StoredBroker {
  if (broker.internal)
    throw conflict(`Broker "${broker.name}" is internal: it can be neither changed nor deleted`);
  return broker;
}
