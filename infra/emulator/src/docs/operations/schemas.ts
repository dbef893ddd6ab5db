import * as authentication from '@console/api-client/authentication/schema';
import * as brokers from '@console/api-client/brokers/schema';
import * as clockSync from '@console/api-client/clock-sync/schema';
import * as configurationMigration from '@console/api-client/configuration-migration/schema';
import * as facilities from '@console/api-client/facilities/schema';
import * as failure from '@console/api-client/failure/schema';
import * as healthEvents from '@console/api-client/health-events/schema';
import * as hostHealth from '@console/api-client/host-health/schema';
import * as items from '@console/api-client/items/schema';
import * as jobs from '@console/api-client/jobs/schema';
import * as machineSetup from '@console/api-client/machine-setup/schema';
import * as networks from '@console/api-client/networks/schema';
import * as ongoingProcesses from '@console/api-client/ongoing-processes/schema';
import * as productVersion from '@console/api-client/product-version/schema';
import * as provisioning from '@console/api-client/provisioning/schema';
import * as publishers from '@console/api-client/publishers/schema';
import * as readerConfigurations from '@console/api-client/reader-configurations/schema';
import * as readerDefinitions from '@console/api-client/reader-definitions/schema';
import * as readerHealth from '@console/api-client/reader-health/schema';
import * as readerLogs from '@console/api-client/reader-logs/schema';
import * as recipes from '@console/api-client/recipes/schema';
import * as registrations from '@console/api-client/registrations/schema';
import * as scannedReaders from '@console/api-client/scanned-readers/schema';
import * as snmpSettings from '@console/api-client/snmp-settings/schema';
import * as sockets from '@console/api-client/sockets/schema';
import * as softwareVersions from '@console/api-client/software-versions/schema';
import * as antennaConfigurations from '@console/api-client/threshold-antenna-configurations/schema';
import * as thresholds from '@console/api-client/thresholds/schema';
import * as tokens from '@console/api-client/tokens/schema';
import * as upgrades from '@console/api-client/upgrades/schema';
import * as users from '@console/api-client/users/schema';
import * as currentZoneMap from '@console/api-client/zone-map-current/schema';
import * as zoneMaps from '@console/api-client/zone-maps/schema';

/** Bodies of answers by name: those the console checks, and a few that only other clients ask for. */
export const answerSchemas = {
  ...authentication.answers,
  ...brokers.answers,
  ...clockSync.answers,
  ...configurationMigration.answers,
  ...facilities.answers,
  ...healthEvents.answers,
  ...hostHealth.answers,
  ...items.answers,
  ...jobs.answers,
  ...machineSetup.answers,
  ...networks.answers,
  ...ongoingProcesses.answers,
  ...productVersion.answers,
  ...provisioning.answers,
  ...publishers.answers,
  ...readerConfigurations.answers,
  ...readerDefinitions.answers,
  ...readerHealth.answers,
  ...readerLogs.answers,
  ...recipes.answers,
  ...registrations.answers,
  ...scannedReaders.answers,
  ...snmpSettings.answers,
  ...sockets.answers,
  ...softwareVersions.answers,
  ...antennaConfigurations.answers,
  ...thresholds.answers,
  ...tokens.answers,
  ...upgrades.answers,
  ...users.answers,
  ...currentZoneMap.answers,
  ...zoneMaps.answers,
  failure: failure.failureSchema,
  object: { type: 'object' },
  message: { type: 'object', properties: { message: { type: 'string' } } },
  time: {
    type: 'object',
    properties: { iso: { type: 'string', format: 'date-time' }, timestamp: { type: 'integer' } },
  },
  queue: { type: 'object', properties: { serverUrl: { type: 'string' }, queue: { type: 'string' } } },
  healthEventPage: {
    type: 'object',
    properties: {
      events: { type: 'array', items: { $ref: '#/components/schemas/healthEvent' } },
      nextPageMarker: { type: ['string', 'null'] },
    },
  },
} as const;

/** Name of a body of an answer. */
export type AnswerName = keyof typeof answerSchemas;
