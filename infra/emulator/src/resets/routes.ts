import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database';
import { seedDatabase } from '../fleet/seed';
import { conflict } from '../server/failure';
import type { Service } from '../service';

/** Emptying the service: of its item data, or of everything. Neither while jobs run (ADMIN-03). */
export function resetRoutes(app: FastifyInstance, { database, clock, pace }: Service): void {
  const config = { access: [] } as const;

  app.post('/itemsense/support/v1/items/reset', { config }, async (_request, reply) => {
    await database.transaction(async (transaction) => {
      await requireNoJobs(transaction);
      await transaction.query('truncate item, item_history, threshold_transition');
    });
    return reply.code(204).send();
  });

  app.post('/api/reset', { config }, async (_request, reply) => {
    await requireNoJobs(database);
    await seedDatabase(database, { fleet: 'factory', seed: pace.seed }, clock.now());
    return reply.code(204).send();
  });
}

async function requireNoJobs(database: Queryable): Promise<void> {
  const [active] = await database.query(`select id from job where status <> 'STOPPED' limit 1`);
  if (active) throw conflict('A reset cannot be performed while there are jobs running.');
}
