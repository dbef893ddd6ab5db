const configuration = '/itemsense/configuration/v1';
const control = '/itemsense/control/v1';
const support = '/itemsense/support/v1';

/**
 * Addresses below which the calls of each resource lie, by its folder; `*` stands for one segment. A gateway that lets a
 * page use one remote only knows by them which calls are meant.
 */
export const addressesOfResources: Readonly<Record<string, readonly string[]>> = {
  authentication: ['/authenticate'],
  brokers: [`${configuration}/events/brokers`],
  'clock-sync': [`${support}/readers/itemsenseTimeSync`],
  'configuration-migration': ['/api/config'],
  facilities: [`${configuration}/facilities`],
  'health-events': ['/health/v1/components', '/itemsense/health/v1/events'],
  'host-health': ['/health/v1'],
  items: ['/itemsense/data/v1/items'],
  jobs: [`${control}/jobs`, `${support}/logs/iterationData`],
  'machine-setup': ['/api/machine/setup'],
  networks: ['/api/networks'],
  'ongoing-processes': ['/api/ongoingProcesses'],
  'product-version': ['/api/machine/is_version', '/api/machine/*/is_version'],
  provisioning: ['/api/provisioning_state'],
  publishers: [`${configuration}/events/publishers`],
  'reader-configurations': [`${configuration}/readerConfigurations`, '/api/readerConfigurations'],
  'reader-definitions': [`${configuration}/readerDefinitions`],
  'reader-health': ['/itemsense/health/v1/readers', `${support}/readers/*/reboot`],
  'reader-logs': [`${support}/readers/logs`],
  recipes: [`${configuration}/recipes`],
  registrations: ['/api/capInstall/readerUpdates'],
  resets: [`${support}/items/reset`, '/api/reset'],
  'scanned-readers': ['/api/readers'],
  'snmp-settings': [`${configuration}/settings/SNMP`],
  sockets: ['/api/queues', '/api/metrics'],
  'software-versions': [`${configuration}/softwareVersions`],
  'system-logs': [`${support}/logs`],
  'threshold-antenna-configurations': [`${configuration}/thresholds/antennaConfigurations`],
  thresholds: [`${configuration}/thresholds`],
  tokens: ['/itemsense/authentication/v1'],
  upgrades: [`${control}/upgrades`],
  users: [`${configuration}/users`],
  'zone-map-current': [`${control}/currentZoneMap`],
  'zone-maps': [`${configuration}/zoneMaps`],
};

/** True for a path at or below an address, of which `*` stands for one segment. */
export function isAtAddress(path: string, address: string): boolean {
  const segments = path.split('/');
  return address
    .split('/')
    .every((wanted, at) => segments[at] === wanted || (wanted === '*' && Boolean(segments[at])));
}
