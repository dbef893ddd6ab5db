import {
  type SnmpSettingsRequest,
  snmpSettingsRequestSchema,
} from '@console/api-client/snmp-settings/schema';
import type { FastifyInstance } from 'fastify';
import { caller } from '../../server/authentication/authenticate';
import { hasRole } from '../../server/authentication/roles';
import { ServiceFailure } from '../../server/failure';
import type { Service } from '../../server/service';
import { deleteSetting, readSetting, writeSetting } from '../settings/settings';
import { storedForm, withoutKeys } from './storedForm';

const path = '/itemsense/configuration/v1/settings/SNMP';

/** To whom SNMP traps would be sent: kept and answered, this service sends none. */
export function snmpSettingsRoutes(app: FastifyInstance, { database }: Service): void {
  const config = { access: ['ConfigManager'] } as const;

  app.get(path, { config: { access: 'user' } }, async (request) => {
    const settings = await readSetting(database, 'snmp');
    if (!settings) throw new ServiceFailure(404, 'Not found', 'There are no SNMP settings');
    return hasRole(caller(request), config.access) ? settings : withoutKeys(settings);
  });

  app.put<{ Body: SnmpSettingsRequest }>(
    path,
    { config, schema: { body: snmpSettingsRequestSchema } },
    async ({ body }) => {
      const settings = storedForm(body);
      await writeSetting(database, 'snmp', settings);
      return settings;
    },
  );

  app.delete(path, { config }, async (_request, reply) => {
    await deleteSetting(database, 'snmp');
    return reply.code(204).send();
  });
}
