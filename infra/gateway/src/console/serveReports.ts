import { operationPaths, type Report, type ReportsAnswer, reportSchema } from '@console/remote/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../serving/refusal';
import type { Caller } from './identifyCaller';
import type { SharedReports } from './sharedReports';

/** Longest report in bytes. */
const bodyLimit = 2048;

/**
 * Takes what browsers report of remotes, writes it to the log and keeps the last for administrators, whichever gateway
 * they ask. Whoever is signed in may report; what is taken is small, of known shape and limited in number.
 */
export function serveReports(
  server: FastifyInstance,
  reports: SharedReports,
  who: (request: FastifyRequest) => Promise<Caller>,
  onReport: (report: Report) => void,
): void {
  server.post<{ Body: Report }>(
    operationPaths.reports,
    { bodyLimit, schema: { body: reportSchema } },
    async (request, reply) => {
      const caller = await who(request);
      reply.header('cache-control', 'no-store');
      if (caller.kind === 'stranger') return reply.code(caller.refusal.status).send(caller.refusal);
      if (!reports.add(request.body, Date.now()))
        return reply
          .code(429)
          .header('retry-after', '60')
          .send(refusal(429, 'Too many reports. Try again in a minute.'));
      onReport(request.body);
      request.log.warn({ report: request.body }, 'A remote is reported.');
      return reply.code(204).send();
    },
  );

  server.addHook('onClose', () => reports.close());

  server.get(operationPaths.reports, async (request, reply) => {
    const caller = await who(request);
    reply.header('cache-control', 'no-store');
    if (caller.kind !== 'administrator') return reply.code(caller.refusal.status).send(caller.refusal);
    return (await reports.list()) satisfies ReportsAnswer;
  });
}
