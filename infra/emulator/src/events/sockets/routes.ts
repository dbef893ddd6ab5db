import {
  metricQuerySchema,
  type QueueRequest,
  queueRequestSchema,
  type SocketAnswer,
} from '@console/api-client/sockets/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isMetric } from '../../resources/host-health/metricNames';
import { metricValue } from '../../resources/host-health/metrics';
import { caller, grant } from '../../server/authentication/authenticate';
import { notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { acceptSockets, socketUrl } from './acceptSockets';
import { createChannels, type Source } from './channels';
import { queueSource } from './queueSource';

/** Default interval of a metric, in milliseconds. */
const defaultInterval = 10_000;

/** Routes of streams to the console: messages of a queue, and metrics of the host. */
export function socketRoutes(app: FastifyInstance, service: Service): void {
  const { clock, messages, pace, limits } = service;
  const channels = createChannels(service, limits.channelsPerUser);
  acceptSockets(app, channels, limits.socketMessage);

  app.post<{ Body: QueueRequest }>(
    '/api/queues',
    { config: { access: ['DataReader'] }, schema: { body: queueRequestSchema } },
    async (request): Promise<SocketAnswer> => {
      const { type, options } = request.body;
      const source = queueSource(messages, type, options ?? {});
      const channelId = channels.create({ ...askerOf(request), kind: type, source });
      return { socketUrl: socketUrl(request, channelId), channelId };
    },
  );

  app.delete<{ Params: { channelId: string } }>(
    '/api/queues/:channelId',
    { config: { access: ['DataReader'] } },
    async (request, reply) => {
      const { channelId } = request.params;
      if (!channels.remove(channelId, caller(request).name)) throw notFound('Queue', channelId);
      return reply.code(204).send();
    },
  );

  const metricOf = (name: string) => {
    if (!isMetric(name)) throw notFound('Metric', name);
    return name;
  };

  app.post<{ Params: { metric: string }; Querystring: { interval?: number } }>(
    '/api/metrics/:metric',
    { config: { access: 'user' }, schema: { querystring: metricQuerySchema } },
    async (request): Promise<SocketAnswer> => {
      const metric = metricOf(request.params.metric);
      const { interval = defaultInterval } = request.query;
      const source: Source = (send) => {
        const measure = async () =>
          send({ payload: [{ value: metricValue(metric, clock.now(), pace.seed) }] });
        void measure();
        const stop = clock.every(interval, measure);
        return () => void stop();
      };
      const channelId = channels.create({ ...askerOf(request), kind: metric, source });
      return { socketUrl: socketUrl(request, channelId), channelId };
    },
  );

  app.delete<{ Params: { metric: string } }>(
    '/api/metrics/:metric',
    { config: { access: 'user' } },
    async (request, reply) => {
      channels.removeKind({ owner: caller(request).name, kind: metricOf(request.params.metric) });
      return reply.code(204).send();
    },
  );
}

/**
 * Who asks for a channel, and whose pages may open it: those of the page that asked for it, and of the origin the service
 * is reached by.
 */
const askerOf = (request: FastifyRequest) => ({
  owner: caller(request).name,
  grant: grant(request),
  origins: [request.headers.origin, `${request.protocol}://${request.host}`],
});
