import type { FastifyInstance } from 'fastify';
import { diskFull } from '../../server/answerFailures';
import { commitId, product } from '../../server/build';
import { ServiceFailure } from '../../server/failure';
import type { Service } from '../../server/service';
import { readSetting, writeSetting } from '../settings/settings';

/** The service about itself: state of its set-up, versions, time, health. */
export function machineRoutes(app: FastifyInstance, { database, isDiskFull, clock }: Service): void {
  app.get('/api/provisioning_state', { config: { access: 'optional' } }, async () => ({
    provisioningState: (await readSetting(database, 'provisioningState')) ?? 'NOT_PROVISIONED',
  }));

  app.get('/api/machine/setup', { config: { access: 'user' } }, async () => ({
    initialConfigurationCompleted: (await readSetting(database, 'initialConfigurationCompleted')) ?? false,
  }));

  app.put('/api/machine/setup/completed', { config: { access: [] } }, async () => {
    await writeSetting(database, 'initialConfigurationCompleted', true);
    return { initialConfigurationCompleted: true };
  });

  // No client shows the shape of this answer: it is this project's own. Client and server are one build here.
  for (const path of ['/api/machine/is_version', '/api/machine/software/is_version'])
    app.get(path, { config: { access: 'optional' } }, async () => {
      const build = { version: product.version, commitId: await commitId() };
      return { client: build, server: build };
    });

  app.get('/itemsense/now', { config: { access: 'optional' } }, async () => {
    const now = clock.now();
    return { iso: now.toISOString(), timestamp: now.getTime() };
  });

  app.get('/healthz', { config: { access: 'public' } }, async () => {
    await database.query('select 1');
    if (await isDiskFull()) throw new ServiceFailure(503, 'Not ready', diskFull.message);
    return { status: 'ok', ...product, database: database.kind };
  });
}
