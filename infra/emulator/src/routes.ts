import { measureRequests, type Registry } from '@console/telemetry';
import Fastify, { type FastifyInstance } from 'fastify';
import { collectRoutes } from './docs/collectRoutes';
import { apiDocsRoutes } from './docs/routes';
import { brokerRoutes } from './events/brokers/routes';
import { messageQueueRoutes } from './events/message-queues/routes';
import { publisherRoutes } from './events/publishers/routes';
import type { EventService } from './events/service';
import { socketRoutes } from './events/sockets/routes';
import { seedDatabase } from './fleet/seed';
import { clockSyncRoutes } from './resources/clock-sync/routes';
import { configurationMigrationRoutes } from './resources/configuration-migration/routes';
import { facilities } from './resources/facilities/facilities';
import { healthEventRoutes } from './resources/health-events/routes';
import { hostHealthRoutes } from './resources/host-health/routes';
import { itemDataRoutes } from './resources/item-data/routes';
import { jobRoutes } from './resources/jobs/routes';
import { machineRoutes } from './resources/machine/routes';
import { namedObjectRoutes } from './resources/named-objects/routes';
import { networkReaderRoutes } from './resources/network-readers/routes';
import { networkRoutes } from './resources/networks/routes';
import { ongoingProcessRoutes } from './resources/ongoing-processes/routes';
import { readerConfigurationRoutes } from './resources/reader-configurations/routes';
import { readerDefinitionRoutes } from './resources/reader-definitions/routes';
import { readerFeatureRoutes } from './resources/reader-features/routes';
import { readerHealthRoutes } from './resources/reader-health/routes';
import { readerLogRoutes } from './resources/reader-logs/routes';
import { readerRebootRoutes } from './resources/reader-reboot/routes';
import { recipes } from './resources/recipes/recipes';
import { registrationRoutes } from './resources/registrations/routes';
import { resetRoutes } from './resources/resets/routes';
import { snmpSettingsRoutes } from './resources/snmp-settings/routes';
import { softwareVersionRoutes } from './resources/software-versions/routes';
import { systemLogRoutes } from './resources/system-logs/routes';
import { antennaConfigurationRoutes } from './resources/threshold-antenna-configurations/routes';
import { thresholdRoutes } from './resources/thresholds/routes';
import { upgradeRoutes } from './resources/upgrades/routes';
import { userRoutes } from './resources/users/routes';
import { currentZoneMapRoutes } from './resources/zone-maps/currentZoneMapRoutes';
import { zoneMaps } from './resources/zone-maps/zoneMaps';
import { answerFailures, failureOptions } from './server/answerFailures';
import { authenticateRequests } from './server/authentication/authenticate';
import { passwordSignIn } from './server/authentication/passwordSignIn';
import { authenticationRoutes } from './server/authentication/routes';
import { rewriteDownloadUrl } from './server/downloads/address';
import type { Faults } from './server/faults/faults';
import { injectFaults } from './server/faults/injectFaults';
import { finishBodies } from './server/finishBodies';
import { forbidSniffing } from './server/forbidSniffing';
import { answerUnchanged } from './server/lists/answerUnchanged';
import { readBodies } from './server/readBodies';
import { refuseMalformed } from './server/refuseMalformed';
import { refuseOtherMethods } from './server/refuseOtherMethods';
import { validateRequests } from './server/validateRequests';

/** Additions to the served routes: faults, proxies, metrics, control. */
export interface Serving {
  readonly faults: Faults;
  /** Addresses of proxies whose word on the client's address and origin is believed. */
  readonly proxies: readonly string[];
  /** Registry that counts the requests, where metrics are served. */
  readonly metrics?: Registry | undefined;
  /** More routes, added before the paths are closed to other methods. */
  readonly control?: (app: FastifyInstance) => void;
}

/** The service without a port: every call, on one origin. */
export function buildServer(
  service: EventService,
  { faults, proxies, control, metrics }: Serving,
): FastifyInstance {
  const app = Fastify({
    ...failureOptions,
    trustProxy: [...proxies],
    rewriteUrl: ({ url = '/' }) => rewriteDownloadUrl(url),
    bodyLimit: 16 * 1024 * 1024,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      // Names of 200 characters, each of which may be written in nine.
      maxParamLength: 2000,
    },
  });
  if (metrics) measureRequests(app, metrics, 'console_emulator');
  forbidSniffing(app);
  readBodies(app, service.limits);
  validateRequests(app);
  answerFailures(app);
  injectFaults(app, faults);
  answerUnchanged(app);
  finishBodies(app, service.limits);
  refuseMalformed(app);
  const signIn = passwordSignIn(service);
  authenticateRequests(app, service, signIn);
  const closePaths = refuseOtherMethods(app);
  const documented = collectRoutes(app);

  machineRoutes(app, service);
  authenticationRoutes(app, service, signIn);
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
  resetRoutes(app, service, () =>
    seedDatabase(service, { fleet: 'factory', seed: service.pace.seed }, service.clock.now()),
  );
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
