import type { FastifyInstance } from 'fastify';
import type { Service } from '../../server/service';
import { componentsInTrouble } from '../health-events/store';
import { limits } from './limits';

/** Route of the state of the host, and the rules by which it counts as being in trouble. */
export function hostHealthRoutes(app: FastifyInstance, { database }: Service): void {
  const config = { access: 'user' } as const;

  app.get('/health/v1', { config }, async () => {
    const inTrouble = await componentsInTrouble(database);
    return {
      HOST: { state: inTrouble.has('HOST') ? 'ERROR' : 'HEALTHY' },
      READERS: { state: inTrouble.has('READERS') ? 'WARNING' : 'HEALTHY' },
    };
  });

  app.get('/health/v1/metrics/configuration', { config }, () => Promise.resolve(limits));
}
