import Fastify, { type FastifyInstance } from 'fastify';
import { collectRoutes } from '../api-docs/collectRoutes';
import { apiDocsRoutes } from '../api-docs/routes';
import { authenticateRequests } from '../authentication/authenticate';
import { authenticationRoutes } from '../authentication/routes';
import { brokerRoutes } from '../brokers/routes';
import { clockSyncRoutes } from '../clock-sync/routes';
import { configurationMigrationRoutes } from '../configuration-migration/routes';
import { rewriteDownloadUrl } from '../downloads/address';
import { facilities } from '../facilities/facilities';
import type { Faults } from '../faults/faults';
import { injectFaults } from '../faults/injectFaults';
import { healthEventRoutes } from '../health-events/routes';
import { hostHealthRoutes } from '../host-health/routes';
import { itemDataRoutes } from '../item-data/routes';
import { jobRoutes } from '../jobs/routes';
import { machineRoutes } from '../machine/routes';
import { messageQueueRoutes } from '../message-queues/routes';
import { namedObjectRoutes } from '../named-objects/routes';
import { networkReaderRoutes } from '../network-readers/routes';
import { networkRoutes } from '../networks/routes';
import { ongoingProcessRoutes } from '../ongoing-processes/routes';
import { publisherRoutes } from '../publishers/routes';
import { readerConfigurationRoutes } from '../reader-configurations/routes';
import { readerDefinitionRoutes } from '../reader-definitions/routes';
import { readerFeatureRoutes } from '../reader-features/routes';
import { readerHealthRoutes } from '../reader-health/routes';
import { readerLogRoutes } from '../reader-logs/routes';
import { readerRebootRoutes } from '../reader-reboot/routes';
import { recipes } from '../recipes/recipes';
import { registrationRoutes } from '../registrations/routes';
import { resetRoutes } from '../resets/routes';
import type { Service } from '../service';
import { snmpSettingsRoutes } from '../snmp-settings/routes';
import { socketRoutes } from '../sockets/routes';
import { softwareVersionRoutes } from '../software-versions/routes';
import { systemLogRoutes } from '../system-logs/routes';
import { antennaConfigurationRoutes } from '../threshold-antenna-configurations/routes';
import { thresholdRoutes } from '../thresholds/routes';
import { upgradeRoutes } from '../upgrades/routes';
import { userRoutes } from '../users/routes';
import { currentZoneMapRoutes } from '../zone-maps/currentZoneMapRoutes';
import { zoneMaps } from '../zone-maps/zoneMaps';
import { answerFailures } from './answerFailures';
import { readBodies } from './readBodies';
import { refuseOtherMethods } from './refuseOtherMethods';
import { validateRequests } from './validateRequests';

/**
 * The service without a port: every call, on one origin.
 * @param control more routes, added before the paths are closed to other methods
 */
export function buildServer(
  service: Service,
  faults: Faults,
  control?: (app: FastifyInstance) => void,
): FastifyInstance {
  const app = Fastify({
    // Behind a gateway the address of an answer is the one the client used.
    trustProxy: true,
    rewriteUrl: ({ url = '/' }) => rewriteDownloadUrl(url),
    bodyLimit: 16 * 1024 * 1024,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      // Names of 200 characters, each of which may be written in nine.
      maxParamLength: 2000,
    },
  });
  readBodies(app);
  validateRequests(app);
  answerFailures(app);
  injectFaults(app, faults);
  authenticateRequests(app, service);
  const closePaths = refuseOtherMethods(app);
  const documented = collectRoutes(app);

  machineRoutes(app, service);
  authenticationRoutes(app, service);
  userRoutes(app, service);
  namedObjectRoutes(app, service, facilities);
  namedObjectRoutes(app, service, zoneMaps);
  currentZoneMapRoutes(app, service);
  antennaConfigurationRoutes(app, service);
  thresholdRoutes(app, service);
  readerConfigurationRoutes(app, service);
  namedObjectRoutes(app, service, recipes);
  readerDefinitionRoutes(app, service);
  readerFeatureRoutes(app, service);
  readerHealthRoutes(app, service);
  hostHealthRoutes(app, service);
  healthEventRoutes(app, service);
  readerRebootRoutes(app, service);
  readerLogRoutes(app, service);
  systemLogRoutes(app, service);
  resetRoutes(app, service);
  configurationMigrationRoutes(app, service);
  snmpSettingsRoutes(app, service);
  clockSyncRoutes(app, service);
  jobRoutes(app, service);
  itemDataRoutes(app, service);
  messageQueueRoutes(app, service);
  socketRoutes(app, service);
  networkRoutes(app, service);
  networkReaderRoutes(app, service);
  registrationRoutes(app, service);
  softwareVersionRoutes(app, service);
  upgradeRoutes(app, service);
  ongoingProcessRoutes(app, service);
  brokerRoutes(app, service);
  publisherRoutes(app, service);
  apiDocsRoutes(app, documented.routes);
  documented.stop();
  control?.(app);

  closePaths();
  return app;
}
