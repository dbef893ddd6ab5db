import type { FastifyInstance } from 'fastify';
import type { Service } from '../../server/service';
import { namedObjectRoutes } from '../named-objects/routes';
import { readerConfigurations } from './readerConfigurations';
import { regionOptions } from './regions';

/** Reader configurations, and what the region lets them be. */
export function readerConfigurationRoutes(app: FastifyInstance, service: Service): void {
  namedObjectRoutes(app, service, readerConfigurations(service.region));
  app.get('/api/readerConfigurations/options', { config: { access: 'user' } }, () =>
    regionOptions(service.region),
  );
}
