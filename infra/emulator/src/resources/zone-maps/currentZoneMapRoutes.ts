import type { CurrentZoneMapAnswer } from '@console/api-client/zone-map-current/schema';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database';
import { notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { facilities, facilityOf } from '../facilities/facilities';
import { clearZoneMap, currentZoneMapOf, selectZoneMap } from './currentZoneMap';
import { zoneMaps } from './zoneMaps';

interface OfName {
  Params: { name: string };
}

interface OfFacility {
  Params: { facility?: string };
}

/** Which zone map of a facility items are located on. Clients know the calls under two addresses. */
export function currentZoneMapRoutes(app: FastifyInstance, service: Service): void {
  for (const area of ['control', 'configuration'])
    routesUnder(app, service, `/itemsense/${area}/v1/currentZoneMap`);
}

function routesUnder(app: FastifyInstance, { database, clock }: Service, base: string): void {
  const config = { access: ['ConfigManager'] } as const;

  for (const url of [`${base}/show`, `${base}/show/:facility`])
    app.get<OfFacility>(url, { config: { access: 'user' } }, async ({ params }) =>
      answer(database, await existingFacility(database, params.facility)),
    );

  app.route<OfName>({
    method: ['POST', 'PUT'],
    url: `${base}/select/:name`,
    config,
    handler: ({ params }) =>
      database.transaction(async (transaction) => {
        const zoneMap = await zoneMaps.find(transaction, params.name);
        if (!zoneMap) throw notFound(zoneMaps.entity, params.name);
        await selectZoneMap(transaction, zoneMap.name, clock.now());
        return answer(transaction, await facilityOf(transaction, zoneMap.facility));
      }),
  });

  for (const url of [`${base}/clear`, `${base}/clear/:facility`])
    app.delete<OfFacility>(url, { config }, async ({ params }, reply) => {
      await clearZoneMap(database, await existingFacility(database, params.facility));
      return reply.code(204).send();
    });
}

/** Without a zone map there is nothing left to do. */
async function answer(database: Queryable, facility: string): Promise<CurrentZoneMapAnswer> {
  const current = await currentZoneMapOf(database, facility);
  return { name: current?.zoneMap.name ?? null, status: current?.status ?? 'COMPLETE' };
}

/** @throws 404 for a name there is no facility of, 400 for none while there are several */
async function existingFacility(database: Queryable, named: string | undefined): Promise<string> {
  if (named && !(await facilities.find(database, named))) throw notFound(facilities.entity, named);
  return facilityOf(database, named);
}
