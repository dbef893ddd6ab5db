const configuration = '/itemsense/configuration/v1';
const control = '/itemsense/control/v1';
const support = '/itemsense/support/v1';
const authentication = '/itemsense/authentication/v1';
const updates = '/api/capInstall/readerUpdates';

const items = 'epcPrefix&jobIds&zoneNames&facility&epcFormat&fromTime&toTime';
const history = 'fromZone&toZone&fromFacility&toFacility&zoneTransitionsOnly&minDistanceMoved';

const named = (collection: string) => [
  `GET ${configuration}/${collection}/show`,
  `GET ${configuration}/${collection}/show/{name}`,
  `POST ${configuration}/${collection}/create`,
  `PUT ${configuration}/${collection}/createOrReplace`,
  `DELETE ${configuration}/${collection}/destroy/{name}`,
];

const numbered = (path: string) => [
  `GET ${path}`,
  `GET ${path}/{id}`,
  `POST ${path}`,
  `PUT ${path}/{id}`,
  `DELETE ${path}/{id}`,
];

/**
 * The calls the documents have the console make (section 7 of each), as `METHOD /path/{parameter}?query`: of a query
 * the names of its parameters.
 */
export const documentedCalls: Readonly<Record<string, readonly string[]>> = {
  'admin, data and events': [
    'POST /authenticate',
    'POST /api/reset',
    `POST ${support}/items/reset`,
    `POST ${control}/upgrades/start`,
    `POST ${control}/upgrades/stop/{id}`,
    `GET ${configuration}/softwareVersions/list/{imageType}`,
    `GET ${control}/upgrades/show`,
    `GET ${control}/upgrades/show/{id}`,
    'GET /api/config/export?targetVersion',
    'POST /api/config/import?overwrite',
    `GET /itemsense/data/v1/items/show?${items}&pageMarker`,
    `GET /itemsense/data/v1/items/show?${items}`,
    `GET /itemsense/data/v1/items/show/history?${items}&${history}&pageMarker`,
    `GET /itemsense/data/v1/items/show/history?${items}&${history}`,
    'GET /itemsense/data/v1/items/show/transitions?thresholdName&destination&facility&pageMarker',
    'GET /itemsense/data/v1/items/show/transitions?thresholdName&destination&facility',
    `POST ${configuration}/events/brokers/{id}/test`,
    ...numbered(`${configuration}/events/brokers`),
    ...numbered(`${configuration}/events/publishers`),
    ...named('facilities'),
    'GET /api/networks',
    'GET /api/networks/{id}',
    'POST /api/networks',
    'DELETE /api/networks/{id}',
  ],
  'readers, jobs and thresholds': [
    'GET /api/readers?networks&refresh',
    'GET /api/readers?addresses&refresh',
    'PUT /api/readers/authenticate',
    'GET /api/readers/find/{ip}?type',
    `POST ${updates}`,
    `GET ${updates}/mostRecent`,
    `GET ${updates}/{id}`,
    `DELETE ${updates}/{id}`,
    'POST /api/ongoingProcesses',
    'GET /api/ongoingProcesses',
    'DELETE /api/ongoingProcesses/{id}',
    `POST ${configuration}/readerDefinitions/{name}/featureChanges`,
    `GET ${configuration}/readerDefinitions/{name}/featureChanges/{feature}`,
    `POST ${support}/readers/{name}/reboot`,
    `GET ${support}/readers/itemsenseTimeSync`,
    `PUT ${support}/readers/itemsenseTimeSync`,
    'GET /api/readerConfigurations/options',
    `GET ${control}/jobs/show`,
    `GET ${control}/jobs/show/{id}`,
    `POST ${control}/jobs/start`,
    `POST ${control}/jobs/stop/{id}?graceful`,
    `GET ${support}/logs/iterationData/{jobId}`,
    `GET ${control}/currentZoneMap/show/{facility}`,
    `POST ${control}/currentZoneMap/select/{name}`,
    `DELETE ${control}/currentZoneMap/clear/{facility}`,
    'POST /api/queues',
    'DELETE /api/queues/{channelId}',
    ...numbered(`${configuration}/thresholds`),
    ...numbered(`${configuration}/thresholds/antennaConfigurations`),
    `DELETE ${configuration}/thresholds/antennaConfigurations/{id}?replacementId`,
    ...['zoneMaps', 'readerDefinitions', 'readerConfigurations', 'recipes'].flatMap(named),
    'GET /itemsense/health/v1/readers',
    'GET /itemsense/health/v1/readers/{name}',
  ],
  'users, health and navigation': [
    `PUT ${authentication}/token/{userName}`,
    `PUT ${authentication}/revokeToken`,
    `GET ${authentication}/listTokens/{name}`,
    `GET ${authentication}/token`,
    `GET ${configuration}/users/roles/show`,
    ...named('users'),
    'GET /health/v1/',
    'GET /health/v1/components/{component}/events',
    'GET /health/v1/metrics/configuration',
    'POST /api/metrics/{metric}?interval',
    'DELETE /api/metrics/{metric}',
    `HEAD ${support}/logs?from&to&extended`,
    `GET ${support}/logs?from&to&extended`,
    `POST ${support}/readers/logs/requests`,
    `GET ${support}/readers/logs/requests`,
    `GET ${support}/readers/logs/download`,
    'GET /api/machine/is_version',
    'GET /api/machine/software/is_version',
    'GET /api/machine/setup',
    'PUT /api/machine/setup/completed',
    'GET /api/provisioning_state',
  ],
};
