import { semanticVersion } from '@console/api-client/patterns';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { caller } from '../../server/authentication/authenticate';
import { product } from '../../server/build';
import { momentInName, sendArchive } from '../../server/downloads/archive';
import { invalid } from '../../server/failure';
import type { Service } from '../../server/service';
import { exportConfiguration } from './exportConfiguration';
import { importConfiguration } from './importConfiguration';
import { ownCalls } from './ownCalls';

const version = new RegExp(semanticVersion);

const importQuery = { type: 'object', properties: { overwrite: { type: 'boolean' } } } as const;

const exportQuery = {
  type: 'object',
  required: ['targetVersion'],
  properties: { targetVersion: { type: 'string' } },
} as const;

/** Taking the configuration from one service to another. What is exported is read and stored by the service's own calls. */
export function configurationMigrationRoutes(app: FastifyInstance, { clock }: Service): void {
  const config = { access: [] } as const;
  const callsOf = ({ headers }: FastifyRequest) => ownCalls(app, headers.authorization);

  app.get<{ Querystring: { targetVersion: string } }>(
    '/api/config/export',
    { config, schema: { querystring: exportQuery } },
    async (request, reply) => {
      const { targetVersion } = request.query;
      if (!version.test(targetVersion))
        throw invalid('targetVersion', 'must be a semantic version, as 1.9.0');
      const exported = await exportConfiguration(callsOf(request), targetVersion, clock.now());
      return reply.type('application/json; charset=utf-8').send(asFile(exported));
    },
  );

  app.post<{ Querystring: { overwrite?: boolean }; Body: unknown }>(
    '/api/config/import',
    { config, schema: { querystring: importQuery, body: { type: 'object' } } },
    (request) => {
      const { overwrite = false } = request.query;
      return importConfiguration(
        { ask: callsOf(request), by: caller(request).name, overwrite },
        request.body,
      );
    },
  );

  app.get('/itemsense/support/v1/configuration', { config }, async (request, reply) => {
    const now = clock.now();
    const exported = await exportConfiguration(callsOf(request), product.version, now);
    const file = { name: 'configuration.json', text: asFile(exported), modified: now };
    return sendArchive(reply, `itemsense-configuration-${momentInName(now)}`, [file]);
  });
}

const asFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
