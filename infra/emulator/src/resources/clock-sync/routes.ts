import { type ClockSync, clockSyncSchema } from '@console/api-client/clock-sync/schema';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../../server/service';
import { readSetting, writeSetting } from '../settings/settings';

const path = '/itemsense/support/v1/readers/itemsenseTimeSync';

/** Routes of the switch for setting the clocks of readers. They notice at their next check-in. */
export function clockSyncRoutes(app: FastifyInstance, { database }: Service): void {
  app.get(
    path,
    { config: { access: 'user' } },
    async (): Promise<ClockSync> => ({
      enabled: (await readSetting(database, 'clocksSynced')) ?? false,
    }),
  );

  app.put<{ Body: ClockSync }>(
    path,
    { config: { access: [] }, schema: { body: clockSyncSchema } },
    async ({ body: { enabled } }): Promise<ClockSync> => {
      await writeSetting(database, 'clocksSynced', enabled);
      return { enabled };
    },
  );
}
