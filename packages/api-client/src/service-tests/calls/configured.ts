import * as brokers from '../../brokers/calls';
import * as facilities from '../../facilities/calls';
import * as networks from '../../networks/calls';
import * as publishers from '../../publishers/calls';
import * as readerConfigurations from '../../reader-configurations/calls';
import * as readerDefinitions from '../../reader-definitions/calls';
import * as recipes from '../../recipes/calls';
import * as snmpSettings from '../../snmp-settings/calls';
import * as antennaConfigurations from '../../threshold-antenna-configurations/calls';
import * as thresholds from '../../thresholds/calls';
import * as users from '../../users/calls';
import * as currentZoneMap from '../../zone-map-current/calls';
import * as zoneMaps from '../../zone-maps/calls';
import { list, record, type Samples, secret, write } from './sample';

const broker = {
  name: 'Warehouse',
  type: 'AMQP',
  host: 'amqp.example.com',
  port: 5671,
  username: 'reader',
  password: secret,
  secureConnection: false,
};
const publisher = {
  name: 'Everything',
  brokerId: '7',
  messageTypes: ['ITEM'],
  messageOptions: { webhook: { authenticationType: 'BASIC', username: 'reader', password: secret } },
  filters: {},
};
const facility = { name: 'Hall 1' };
const configuration = { name: 'Fast', operation: 'INVENTORY' };
const definition = { name: 'Dock 01', address: 'dock-01.example.com', type: 'XARRAY' };
const feature = { status: 'ENABLED' };
const recipe = { name: 'Count', type: 'INVENTORY', readerConfigurationName: 'Fast' };
const threshold = {
  name: 'Gate',
  readerArrangement: 'OVERHEAD',
  readers: [{ readerName: 'Dock 01', antennaConfigurationId: 4 }],
};
const antennas = { antennaIds: [1], transmitPowers: [] };
const antennaConfiguration = { name: 'Overhead', in: antennas, out: antennas };
const user = { name: 'Ann', roles: ['Admin'], password: secret };
const zoneMap = { name: 'Ground floor', facility: 'Hall 1', zones: [] };
const current = { name: 'Ground floor', status: 'COMPLETE' };
const snmp = {
  authentication: {
    type: 'V3_USER_PRIV',
    engineId: 'ITEMSENSE',
    userName: 'trap',
    authenticationKey: secret,
    privacyKey: secret,
  },
  target: { host: 'traps.example.com' },
};

/** Calls about what is configured. */
export const configured = {
  brokers: {
    listBrokers: list(brokers.listBrokers()),
    showBroker: record(brokers.showBroker('7'), { id: 7, name: 'Warehouse', type: 'AMQP' }),
    createBroker: write(brokers.createBroker(broker)),
    replaceBroker: write(brokers.replaceBroker('7', broker)),
    destroyBroker: write(brokers.destroyBroker('7')),
    testBroker: write(brokers.testBroker('7')),
  },
  facilities: {
    listFacilities: list(facilities.listFacilities()),
    showFacility: record(facilities.showFacility('Hall 1'), facility),
    createFacility: write(facilities.createFacility(facility)),
    replaceFacility: write(facilities.replaceFacility(facility)),
    destroyFacility: write(facilities.destroyFacility('Hall 1')),
  },
  networks: {
    listNetworks: list(networks.listNetworks()),
    showNetwork: record(networks.showNetwork('4'), { id: 4, name: 'Hall 1', CIDRRange: '10.0.0.0/24' }),
    createNetwork: write(networks.createNetwork({ name: 'Hall 1', CIDRRange: '10.0.0.0/24' })),
    replaceNetwork: write(networks.replaceNetwork('4', { name: 'Hall 1', CIDRRange: '10.0.0.0/24' })),
    destroyNetwork: write(networks.destroyNetwork('4')),
  },
  publishers: {
    listPublishers: list(publishers.listPublishers()),
    showPublisher: record(publishers.showPublisher('8'), { id: 8, name: 'Everything', messageTypes: [] }),
    createPublisher: write(publishers.createPublisher({ ...publisher, brokerType: 'WEBHOOK' })),
    replacePublisher: write(publishers.replacePublisher('8', { ...publisher, brokerType: 'WEBHOOK' })),
    destroyPublisher: write(publishers.destroyPublisher('8')),
  },
  'reader-configurations': {
    listReaderConfigurations: list(readerConfigurations.listReaderConfigurations()),
    showReaderConfiguration: record(readerConfigurations.showReaderConfiguration('Fast'), configuration),
    createReaderConfiguration: write(readerConfigurations.createReaderConfiguration(configuration)),
    replaceReaderConfiguration: write(readerConfigurations.replaceReaderConfiguration(configuration)),
    destroyReaderConfiguration: write(readerConfigurations.destroyReaderConfiguration('Fast')),
    showRegionOptions: record(readerConfigurations.showRegionOptions(), { region: 'FCC' }),
  },
  'reader-definitions': {
    listReaderDefinitions: list(readerDefinitions.listReaderDefinitions()),
    showReaderDefinition: record(readerDefinitions.showReaderDefinition('Dock 01'), definition),
    createReaderDefinition: write(readerDefinitions.createReaderDefinition(definition)),
    replaceReaderDefinition: write(readerDefinitions.replaceReaderDefinition(definition)),
    destroyReaderDefinition: write(readerDefinitions.destroyReaderDefinition('Dock 01')),
    listReaderGroups: list(readerDefinitions.listReaderGroups()),
    changeFeature: write(readerDefinitions.changeFeature('Dock 01', 'ANTENNA_HUB', 'ENABLE')),
    listFeatures: record(readerDefinitions.listFeatures('Dock 01'), { ANTENNA_HUB: feature }),
    showFeatureStatus: record(readerDefinitions.showFeatureStatus('Dock 01', 'ANTENNA_HUB'), feature),
  },
  recipes: {
    listRecipes: list(recipes.listRecipes()),
    showRecipe: record(recipes.showRecipe('Count'), recipe),
    createRecipe: write(recipes.createRecipe(recipe)),
    replaceRecipe: write(recipes.replaceRecipe(recipe)),
    destroyRecipe: write(recipes.destroyRecipe('Count')),
  },
  'snmp-settings': {
    showSnmpSettings: record(snmpSettings.showSnmpSettings(), {
      authConfig: { type: 'V2_COMMUNITY', communityName: 'public' },
      trapTargetConfig: { host: 'traps.example.com' },
    }),
    saveSnmpSettings: write(snmpSettings.saveSnmpSettings(snmp)),
    deleteSnmpSettings: write(snmpSettings.deleteSnmpSettings()),
  },
  'threshold-antenna-configurations': {
    listAntennaConfigurations: list(antennaConfigurations.listAntennaConfigurations()),
    showAntennaConfiguration: record(antennaConfigurations.showAntennaConfiguration('4'), {
      id: 4,
      name: 'Overhead',
    }),
    createAntennaConfiguration: write(antennaConfigurations.createAntennaConfiguration(antennaConfiguration)),
    replaceAntennaConfiguration: write(
      antennaConfigurations.replaceAntennaConfiguration('4', antennaConfiguration),
    ),
    destroyAntennaConfiguration: write(antennaConfigurations.destroyAntennaConfiguration('4')),
    'destroyAntennaConfiguration in use': write(antennaConfigurations.destroyAntennaConfiguration('4', '5')),
  },
  thresholds: {
    listThresholds: list(thresholds.listThresholds()),
    showThreshold: record(thresholds.showThreshold('3'), { id: 3, name: 'Gate' }),
    createThreshold: write(thresholds.createThreshold(threshold)),
    replaceThreshold: write(thresholds.replaceThreshold('3', threshold)),
    destroyThreshold: write(thresholds.destroyThreshold('3')),
  },
  users: {
    listUsers: list(users.listUsers()),
    showUser: record(users.showUser('Ann'), { name: 'Ann', roles: [] }),
    showCurrentUser: record(users.showCurrentUser(), { name: 'Admin', roles: ['Admin'] }),
    listRoles: list(users.listRoles()),
    createUser: write(users.createUser(user)),
    replaceUser: write(users.replaceUser(user)),
    destroyUser: write(users.destroyUser('Ann')),
  },
  'zone-map-current': {
    showCurrentZoneMap: record(currentZoneMap.showCurrentZoneMap('Hall 1'), current),
    selectZoneMap: write(currentZoneMap.selectZoneMap('Ground floor')),
    clearCurrentZoneMap: write(currentZoneMap.clearCurrentZoneMap('Hall 1')),
  },
  'zone-maps': {
    listZoneMaps: list(zoneMaps.listZoneMaps()),
    showZoneMap: record(zoneMaps.showZoneMap('Ground floor'), zoneMap),
    createZoneMap: write(zoneMaps.createZoneMap(zoneMap)),
    replaceZoneMap: write(zoneMaps.replaceZoneMap(zoneMap)),
    destroyZoneMap: write(zoneMaps.destroyZoneMap('Ground floor')),
  },
} satisfies Samples;
