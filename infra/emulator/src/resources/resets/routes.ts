import type { FastifyInstance } from 'fastify';
import { requireNoActiveJobs } from '../../references/requireUnused';
import type { Service } from '../../server/service';

/**
 * Deletes the item data, or resets the whole service. Both are refused while jobs run (ADMIN-03).
 * @param seedFactoryState fills the emptied database with the built-in objects
 */
export function resetRoutes(
  app: FastifyInstance,
  { database }: Service,
  seedFactoryState: () => Promise<void>,
): void {
  const config = { access: [] } as const;

  app.post('/itemsense/support/v1/items/reset', { config }, async (_request, reply) => {
    await database.transaction(async (transaction) => {
      await requireNoActiveJobs(transaction);
      await transaction.query('truncate item, item_history, threshold_transition');
    });
    return reply.code(204).send();
  });

  app.post('/api/reset', { config }, async (_request, reply) => {
    await requireNoActiveJobs(database);
    await seedFactoryState();
    return reply.code(204).send();
  });
}
