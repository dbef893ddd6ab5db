import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { findReaderHealth, restartReader } from '../reader-health/store';
import { refusalOfReboot } from './refusal';

/** Time a reader still answers after the command to restart, in milliseconds. */
const lastWords = 2000;

/** Restarting a reader from afar. */
export function readerRebootRoutes(app: FastifyInstance, { database, clock }: Service): void {
  app.post<{ Params: { name: string } }>(
    '/itemsense/support/v1/readers/:name/reboot',
    { config: { access: [] } },
    async ({ params: { name } }, reply) => {
      await database.transaction(async (transaction) => {
        const health = await findReaderHealth(transaction, name);
        if (!health) throw notFound('Reader', name);
        const refusal = refusalOfReboot(name, health.state);
        if (refusal) throw conflict(refusal);
        await restartReader(transaction, name, new Date(clock.now().getTime() + lastWords));
      });
      return reply.code(204).send();
    },
  );
}
