import { randomUUID } from 'node:crypto';
import {
  healthQueueSchema,
  itemQueueSchema,
  type QueueParameters,
  queueParametersSchema,
  thresholdQueueSchema,
} from '@console/api-client/message-queues/schema';
import type { FastifyInstance } from 'fastify';
import type { MessageKind } from '../../server/messages';
import type { EventService } from '../service';
import type { QueueFilters } from './queueFilters';
import { addQueue } from './store';

/** Setting up message queues: clients then read them from the broker. */
export function messageQueueRoutes(app: FastifyInstance, service: EventService): void {
  const base = '/itemsense/data/v1';
  setUpRoute(app, service, 'PUT', `${base}/items/queues`, itemQueueSchema, 'item');
  setUpRoute(app, service, 'POST', `${base}/messageQueues/zoneTransition/configure`, itemQueueSchema, 'item');
  setUpRoute(app, service, 'PUT', `${base}/items/queues/threshold`, thresholdQueueSchema, 'threshold');
  setUpRoute(app, service, 'PUT', '/itemsense/health/v1/events/queues', healthQueueSchema, 'health');
}

function setUpRoute<Kind extends MessageKind>(
  app: FastifyInstance,
  { database, clock, queueBroker }: EventService,
  method: 'PUT' | 'POST',
  url: string,
  body: { readonly properties: object },
  kind: Kind,
): void {
  app.route<{ Querystring: QueueParameters }>({
    method,
    url,
    config: { access: ['DataReader'] },
    schema: { body, querystring: queueParametersSchema },
    preValidation: async (request) => {
      // No filter at all is as good as an empty one.
      Object.assign(request, { body: request.body ?? {} });
    },
    handler: async (request) => {
      const { deliveryMode, deliveryMethod } = request.query;
      const persistent = (deliveryMode ?? deliveryMethod) === 'PERSISTENT';
      const name = randomUUID();
      await queueBroker?.declare(name);
      const filter = knownKeys(request.body as QueueFilters[Kind], Object.keys(body.properties));
      await addQueue(database, kind, { name, filter, persistent }, clock.now());
      const host = request.hostname;
      return { serverUrl: queueBroker?.serverUrl(host) ?? `amqp://${host}:5672/%2F`, queue: name };
    },
  });
}

/** Entries of a filter under known keys. */
function knownKeys<Filter extends object>(filter: Filter, known: readonly string[]): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => known.includes(key))) as Filter;
}
