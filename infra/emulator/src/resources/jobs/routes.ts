import { randomUUID } from 'node:crypto';
import { type StartJobRequest, startJobSchema } from '@console/api-client/jobs/schema';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database';
import { sendArchive } from '../../server/downloads/archive';
import { notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { iterationData } from './iterationData';
import { jobReaders } from './jobReaders';
import { startJob } from './startJob';
import { stopJob } from './stopJob';
import { findJob, listJobs } from './store';

const base = '/itemsense/control/v1/jobs';

const stopQuerySchema = { type: 'object', properties: { graceful: { type: 'boolean' } } } as const;

interface OfJob {
  Params: { id: string };
}

/** Routes of jobs, those that run and those that are over. */
export function jobRoutes(app: FastifyInstance, { database, clock, pace }: Service): void {
  const reading = { config: { access: 'user' } } as const;
  const config = { access: ['JobRunner'] } as const;

  const existing = async (from: Queryable, id: string) => {
    const job = await findJob(from, id, clock.now());
    if (!job) throw notFound('Job', id);
    return job;
  };

  app.get(`${base}/show`, reading, () => listJobs(database, clock.now()));
  app.get<OfJob>(`${base}/show/:id`, reading, ({ params }) => existing(database, params.id));

  app.get<OfJob>(`${base}/stats/:id`, reading, async ({ params }) => {
    const { id } = await existing(database, params.id);
    return { jobId: id, readers: await jobReaders(database, id) };
  });

  app.post<{ Body: StartJobRequest }>(
    `${base}/start`,
    { config, schema: { body: startJobSchema } },
    ({ body }) =>
      database.transaction(async (transaction) => {
        const id = randomUUID();
        await startJob(transaction, id, body, clock.now());
        return existing(transaction, id);
      }),
  );

  app.post<OfJob & { Querystring: { graceful?: boolean } }>(
    `${base}/stop/:id`,
    { config, schema: { querystring: stopQuerySchema } },
    ({ params: { id }, query: { graceful = true } }) =>
      database.transaction(async (transaction) => {
        await stopJob(transaction, id, graceful, clock.now(), pace);
        return existing(transaction, id);
      }),
  );

  app.get<OfJob>(
    '/itemsense/support/v1/logs/iterationData/:id',
    { config: { access: 'user', download: true } },
    async ({ params }, reply) => {
      const { id } = await existing(database, params.id);
      const text = await iterationData(database, id);
      if (text === undefined) return reply.code(204).send();
      return sendArchive(reply, `iteration-data-${id}`, [
        { name: 'iterations.csv', text, modified: clock.now() },
      ]);
    },
  );
}
