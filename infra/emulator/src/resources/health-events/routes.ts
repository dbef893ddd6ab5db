import { type HealthEventQuery, healthEventQuerySchema } from '@console/api-client/health-events/schema';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { eventsOfComponent, healthComponents, pageOfReaderEvents } from './store';

/**
 * Routes of past and present troubles: of the service's components (for the console), and of the readers, in
 * pages.
 */
export function healthEventRoutes(app: FastifyInstance, { database, pageMarkers }: Service): void {
  const config = { access: 'user' } as const;

  app.get<{ Params: { component: string } }>(
    '/health/v1/components/:component/events',
    { config },
    async ({ params }) => {
      const component = healthComponents.find((known) => known === params.component.toUpperCase());
      if (!component) throw notFound('Component', params.component);
      return eventsOfComponent(database, component);
    },
  );

  app.post<{ Body: HealthEventQuery }>(
    '/itemsense/health/v1/events',
    { config, schema: { body: healthEventQuerySchema } },
    async ({ body }) => {
      for (const field of ['fromTime', 'toTime'] as const)
        if (body?.[field] && Number.isNaN(Date.parse(body[field])))
          throw invalid(field, 'must be a time of ISO 8601');
      return pageOfReaderEvents(database, pageMarkers, body);
    },
  );
}
