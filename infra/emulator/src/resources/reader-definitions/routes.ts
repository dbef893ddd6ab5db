import type { FastifyInstance } from 'fastify';
import type { Service } from '../../server/service';
import { namedObjectRoutes } from '../named-objects/routes';
import { readerDefinitions, readerGroups } from './readerDefinitions';

/** Reader definitions and the groups they form. */
export function readerDefinitionRoutes(app: FastifyInstance, service: Service): void {
  namedObjectRoutes(app, service, readerDefinitions);
  app.get('/itemsense/configuration/v1/readerDefinitions/groups', { config: { access: 'user' } }, () =>
    readerGroups(service.database),
  );
}
