import { operationPaths, type Report, type ReportsAnswer, reportSchema } from '@console/remote/operation';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../serving/refusal';
import type { Caller } from './identifyCaller';
import { keepReports } from './keepReports';

/** Longest report in bytes. */
const bodyLimit = 2048;

/**
 * Takes what browsers report of remotes, writes it to the log and keeps the last for administrators. Anybody may
 * report, as a console does that nobody is signed in to; what is taken is small, of known shape and limited in number.
 */
export function serveReports(
  server: FastifyInstance,
  who: (authorization: string | undefined) => Promise<Caller>,
): void {
  const kept = keepReports();
  const since = new Date().toISOString();

  server.post<{ Body: Report }>(
    operationPaths.reports,
    { bodyLimit, schema: { body: reportSchema } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!kept.add(request.body, Date.now()))
        return reply
          .code(429)
          .header('retry-after', '60')
          .send(refusal(429, 'Too many reports. Try again in a minute.'));
      request.log.warn({ report: request.body }, 'A remote is reported.');
      return reply.code(204).send();
    },
  );

  server.get(operationPaths.reports, async (request, reply) => {
    const caller = await who(request.headers.authorization);
    reply.header('cache-control', 'no-store');
    if (caller.kind === 'refused') return reply.code(caller.refusal.status).send(caller.refusal);
    return { reports: kept.list(), since } satisfies ReportsAnswer;
  });
}
