import type { Operations } from './operation';

const control = '/itemsense/control/v1';
const versions = '/itemsense/configuration/v1/softwareVersions';
const support = '/itemsense/support/v1';
const updates = '/api/capInstall/readerUpdates';

/** Jobs, their data, health, upgrades, support: what goes on. */
export const running: Readonly<Record<string, Operations>> = {
  Jobs: {
    [`GET ${control}/jobs/show`]: ['Lists jobs', 'job[]'],
    [`GET ${control}/jobs/show/:id`]: ['Shows a job', 'job'],
    [`GET ${control}/jobs/stats/:id`]: ['Counts what a job has seen', 'jobStats'],
    [`POST ${control}/jobs/start`]: ['Starts a job', 'job'],
    [`POST ${control}/jobs/stop/:id`]: ['Stops a job', 'job'],
  },
  'Item data': {
    'GET /itemsense/data/v1/items/show': ['Lists items where they are now', 'itemPage'],
    'GET /itemsense/data/v1/items/show/history': ['Lists where items have been', 'historyPage'],
    'GET /itemsense/data/v1/items/show/transitions': ['Lists crossings of thresholds', 'transitionPage'],
    [`POST ${support}/items/reset`]: ['Clears all item data', 'nothing'],
  },
  'Message queues and sockets': {
    'PUT /itemsense/data/v1/items/queues': ['Sets up a queue of item messages', 'queue'],
    'PUT /itemsense/data/v1/items/queues/threshold': ['Sets up a queue of threshold messages', 'queue'],
    'POST /itemsense/data/v1/messageQueues/zoneTransition/configure': [
      'Sets up a queue of item messages, in an older spelling',
      'queue',
    ],
    'PUT /itemsense/health/v1/events/queues': ['Sets up a queue of health messages', 'queue'],
    'POST /api/queues': ['Creates a channel of messages and answers the address of its socket', 'socket'],
    'DELETE /api/queues/:channelId': ['Ends a channel', 'nothing'],
    'POST /api/metrics/:metric': [
      'Creates a channel of a metric of the host and answers the address of its socket',
      'socket',
    ],
    'DELETE /api/metrics/:metric': ['Ends the channels of a metric', 'nothing'],
  },
  Health: {
    'GET /itemsense/health/v1/readers': ['Lists the health of all readers', 'readerHealth[]'],
    'GET /itemsense/health/v1/readers/:name': ['Shows the health of a reader', 'readerHealth'],
    'POST /itemsense/health/v1/events': ['Lists health events of readers', 'healthEventPage'],
    'GET /health/v1': ['Shows the health of the host', 'hostHealth'],
    'GET /health/v1/metrics/configuration': ['Shows the limits of the host', 'metricLimits'],
    'GET /health/v1/components/:component/events': ['Lists health events of a component', 'healthEvent[]'],
  },
  'Software and upgrades': {
    [`GET ${versions}/list/:imageType`]: ['Lists versions of an image type', 'softwareVersion[]'],
    [`GET ${versions}/show/:imageType/:version`]: ['Shows a version', 'softwareVersion'],
    [`PUT ${versions}/createOrReplace`]: ['Creates or replaces a version', 'softwareVersion'],
    [`PUT ${versions}/updatePolicy`]: ['Changes the policy of a version', 'softwareVersion'],
    [`DELETE ${versions}/destroy/:imageType/:version`]: ['Deletes a version', 'nothing'],
    'GET /itemsense/configuration/v1/images/:imageType/:imageName': ['Downloads an image', 'file'],
    [`GET ${control}/upgrades/show`]: ['Lists upgrades', 'upgrade[]'],
    [`GET ${control}/upgrades/show/:id`]: ['Shows an upgrade, reader by reader', 'upgradeDetail'],
    [`POST ${control}/upgrades/start`]: ['Starts an upgrade', 'startedUpgrade'],
    [`POST ${control}/upgrades/trigger/direct/devices`]: [
      'Starts an upgrade, in an older spelling',
      'startedUpgrade',
    ],
    [`POST ${control}/upgrades/stop/:id`]: ['Stops an upgrade', 'nothing'],
  },
  Support: {
    [`GET ${support}/logs`]: ['Downloads the logs of the system; 204 when there are none', 'file'],
    [`GET ${support}/logs/iterationData/:id`]: ['Downloads the iteration data of a job', 'file'],
    [`GET ${support}/configuration`]: ['Downloads the configuration', 'file'],
    [`POST ${support}/readers/:name/reboot`]: ['Restarts a reader', 'nothing'],
    [`GET ${support}/readers/itemsenseTimeSync`]: [
      'Shows whether readers take the service’s time',
      'clockSync',
    ],
    [`PUT ${support}/readers/itemsenseTimeSync`]: ['Lets readers take the service’s time', 'clockSync'],
    [`POST ${support}/readers/logs/requests`]: ['Collects the logs of the readers', 'readerLogRequest'],
    [`GET ${support}/readers/logs/requests`]: ['Shows how far the collection is', 'readerLogRequest'],
    [`GET ${support}/readers/logs/download`]: ['Downloads the collected logs', 'file'],
  },
  'Reader registration': {
    'GET /api/networks': ['Lists scanner networks', 'network[]'],
    'GET /api/networks/:id': ['Shows a scanner network', 'network'],
    'POST /api/networks': ['Adds a scanner network', 'network'],
    'PUT /api/networks/:id': ['Replaces a scanner network', 'network'],
    'DELETE /api/networks/:id': ['Deletes a scanner network', 'nothing'],
    'GET /api/readers': ['Scans networks for readers', 'scannedReader[]'],
    'GET /api/readers/find/:address': ['Scans an address for a reader', 'scannedReader'],
    'PUT /api/readers/authenticate': ['Sets the password for a reader', 'scannedReader'],
    [`POST ${updates}`]: ['Registers readers', 'registration'],
    [`GET ${updates}`]: ['Lists registrations', 'registration[]'],
    [`GET ${updates}/mostRecent`]: ['Shows the latest registration', 'registration'],
    [`GET ${updates}/:id`]: ['Shows a registration', 'registration'],
    [`DELETE ${updates}/:id`]: ['Stops a registration', 'nothing'],
    'GET /api/ongoingProcesses': ['Lists ongoing processes', 'ongoingProcess[]'],
    'POST /api/ongoingProcesses': ['Registers an ongoing process', 'ongoingProcess'],
    'DELETE /api/ongoingProcesses/:id': ['Removes an ongoing process', 'nothing'],
  },
};
