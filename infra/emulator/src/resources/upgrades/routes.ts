import { type UpgradeRequest, upgradeRequestSchema } from '@console/api-client/upgrades/schema';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { startUpgrade } from './start';
import { findUpgrade, listUpgrades, stopUpgrade } from './store';

const base = '/itemsense/control/v1/upgrades';

interface OfId {
  Params: { id: string };
}

/** Bringing the software of readers to another version. */
export function upgradeRoutes(app: FastifyInstance, { database, clock }: Service): void {
  const reading = { config: { access: 'user' } } as const;
  const config = { access: [] } as const;

  app.get(`${base}/show`, reading, () => listUpgrades(database));

  app.get<OfId>(`${base}/show/:id`, reading, async ({ params }) => {
    const upgrade = await findUpgrade(database, params.id, clock.now());
    if (!upgrade) throw notFound('Upgrade', params.id);
    return upgrade;
  });

  // The second is an older spelling of the first.
  for (const path of [`${base}/start`, `${base}/trigger/direct/devices`])
    app.post<{ Body: UpgradeRequest }>(
      path,
      { config, schema: { body: upgradeRequestSchema } },
      async ({ body }) => ({
        upgradeInstanceId: await database.transaction((transaction) =>
          startUpgrade(transaction, body, clock.now()),
        ),
      }),
    );

  app.post<OfId>(`${base}/stop/:id`, { config }, async ({ params: { id } }, reply) => {
    await database.transaction(async (transaction) => {
      if (await stopUpgrade(transaction, id, clock.now())) return;
      if (await findUpgrade(transaction, id, clock.now())) throw conflict(`Upgrade ${id} is over`);
      throw notFound('Upgrade', id);
    });
    return reply.code(204).send();
  });
}
