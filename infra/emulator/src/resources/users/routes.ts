import { roles } from '@console/api-client/users/schema';
import type { FastifyInstance } from 'fastify';
import { caller } from '../../server/authentication/authenticate';
import type { Service } from '../../server/service';
import { namedObjectRoutes } from '../named-objects/routes';
import { users } from './users';

/** Users, who of them calls, and the roles they can have. */
export function userRoutes(app: FastifyInstance, service: Service): void {
  const base = '/itemsense/configuration/v1/users';
  const asUser = { config: { access: 'user' } } as const;
  namedObjectRoutes(app, service, users);
  app.get(`${base}/roles/show`, asUser, async () => [...roles]);
  // Two names of one call: a companion app asks by the second whether its credentials are good.
  for (const path of ['currentUser', 'authenticate'])
    app.get(`${base}/${path}`, asUser, async (request) => {
      const { name, roles: own } = caller(request);
      return { name, roles: own };
    });
}
