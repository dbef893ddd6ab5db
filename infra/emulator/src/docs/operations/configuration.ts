import { namedObjects, numberedObjects, type Operations } from './operation';

const v1 = '/itemsense/configuration/v1';

/** Users, places, readers, recipes, thresholds, brokers: what is configured. */
export const configuration: Readonly<Record<string, Operations>> = {
  Users: {
    ...namedObjects('users', 'user', 'user'),
    [`GET ${v1}/users/currentUser`]: ['Shows who calls', 'user'],
    [`GET ${v1}/users/authenticate`]: ['Shows who calls, in an older spelling', 'user'],
    [`GET ${v1}/users/roles/show`]: ['Lists the names of all roles', 'roleNames'],
  },
  Facilities: namedObjects('facilities', 'facility', 'facility'),
  'Zone maps': {
    ...namedObjects('zoneMaps', 'zone map', 'zoneMap'),
    ...currentZoneMap('/itemsense/control/v1/currentZoneMap'),
    ...currentZoneMap(`${v1}/currentZoneMap`),
  },
  'Reader definitions': {
    ...namedObjects('readerDefinitions', 'reader definition', 'readerDefinition'),
    [`GET ${v1}/readerDefinitions/groups`]: ['Lists the names of all reader groups', 'readerGroups'],
    [`POST ${v1}/readerDefinitions/:name/featureChanges`]: [
      'Starts the change of a feature of a reader; `Location` is the address of its state',
      'featureStatus',
      202,
    ],
    [`GET ${v1}/readerDefinitions/:name/featureChanges`]: [
      'Shows all features of a reader',
      'readerFeatures',
    ],
    [`GET ${v1}/readerDefinitions/:name/featureChanges/:feature`]: [
      'Shows one feature of a reader',
      'featureStatus',
    ],
  },
  'Reader configurations': {
    ...namedObjects('readerConfigurations', 'reader configuration', 'readerConfiguration'),
    'GET /api/readerConfigurations/options': ['Shows what the region of the readers allows', 'object'],
  },
  Recipes: namedObjects('recipes', 'recipe', 'recipe'),
  Thresholds: {
    ...numberedObjects(`${v1}/thresholds`, 'id', 'threshold', 'threshold'),
    ...numberedObjects(
      `${v1}/thresholds/antennaConfigurations`,
      'id',
      'threshold antenna configuration',
      'antennaConfiguration',
    ),
  },
  'Event brokers and publishers': {
    ...numberedObjects(`${v1}/events/brokers`, 'key', 'broker, by id or name', 'broker'),
    [`POST ${v1}/events/brokers/:key/test`]: ['Connects to a broker', 'message'],
    ...numberedObjects(`${v1}/events/publishers`, 'key', 'publisher, by id or name', 'publisher'),
    [`POST ${v1}/events/publishers/:key/test`]: ['Connects to the broker of a publisher', 'message'],
  },
  Settings: {
    [`GET ${v1}/settings/SNMP`]: ['Shows the SNMP settings', 'snmpSettings'],
    [`PUT ${v1}/settings/SNMP`]: ['Replaces the SNMP settings', 'snmpSettings'],
    [`DELETE ${v1}/settings/SNMP`]: ['Deletes the SNMP settings', 'nothing'],
  },
};

function currentZoneMap(base: string): Operations {
  return {
    [`GET ${base}/show`]: ['Shows the current zone map of the only facility', 'currentZoneMap'],
    [`GET ${base}/show/:facility`]: ['Shows the current zone map of a facility', 'currentZoneMap'],
    [`POST ${base}/select/:name`]: ['Makes a zone map the current one', 'currentZoneMap'],
    [`PUT ${base}/select/:name`]: ['Makes a zone map the current one', 'currentZoneMap'],
    [`DELETE ${base}/clear`]: ['Leaves the only facility without a current zone map', 'nothing'],
    [`DELETE ${base}/clear/:facility`]: ['Leaves a facility without a current zone map', 'nothing'],
  };
}
