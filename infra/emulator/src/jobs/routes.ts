import type { FastifyInstance } from 'fastify';
import { notFound } from '../server/failure';
import type { Service } from '../service';
import { findJob, listJobs } from './store';

const base = '/itemsense/control/v1/jobs';

/** What the readers are working on, and were. */
export function jobRoutes(app: FastifyInstance, { database, clock }: Service): void {
  const reading = { config: { access: 'user' } } as const;

  app.get(`${base}/show`, reading, () => listJobs(database, clock.now()));

  app.get<{ Params: { id: string } }>(`${base}/show/:id`, reading, async ({ params }) => {
    const job = await findJob(database, params.id, clock.now());
    if (!job) throw notFound('Job', params.id);
    return job;
  });
}
