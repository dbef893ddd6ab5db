import {
  type RegistrationRequest,
  registrationRequestSchema,
} from '@console/api-client/registrations/schema';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { startRegistration } from './start';
import { cancelRegistration, findRegistration, listRegistrations, mostRecentRegistration } from './store';

const base = '/api/capInstall/readerUpdates';

interface OfId {
  Params: { id: string };
}

/** Registering readers: putting the agent on them and making them known. */
export function registrationRoutes(app: FastifyInstance, { database, clock }: Service): void {
  const config = { access: [] } as const;

  app.get(base, { config }, () => listRegistrations(database));

  app.post<{ Body: RegistrationRequest }>(
    base,
    { config, schema: { body: registrationRequestSchema } },
    ({ body }) =>
      database.transaction(async (transaction) =>
        findRegistration(transaction, await startRegistration(transaction, body, clock.now())),
      ),
  );

  app.get(`${base}/mostRecent`, { config }, async () => {
    const registration = await mostRecentRegistration(database);
    if (!registration) throw notFound('Registration', 'mostRecent');
    return registration;
  });

  app.get<OfId>(`${base}/:id`, { config }, async ({ params }) => {
    const registration = await findRegistration(database, params.id);
    if (!registration) throw notFound('Registration', params.id);
    return registration;
  });

  app.delete<OfId>(`${base}/:id`, { config }, async ({ params: { id } }, reply) => {
    await database.transaction(async (transaction) => {
      if (await cancelRegistration(transaction, id, clock.now())) return;
      if (await findRegistration(transaction, id)) throw conflict(`Registration ${id} is over`);
      throw notFound('Registration', id);
    });
    return reply.code(204).send();
  });
}
