import type { Schema } from '@cfworker/json-schema';
import { Validator } from '@cfworker/json-schema';
import type { Broker, BrokerDraft } from '../brokers/adapter';
import { brokerCalls } from '../brokers/calls';
import { orNone } from '../client';
import { showClockSync, startClockSync } from '../clock-sync';
import { facilityCalls, listFacilities } from '../facilities/calls';
import { networkCalls } from '../networks/calls';
import { publisherCalls } from '../publishers/calls';
import { readerConfigurationCalls } from '../reader-configurations/calls';
import { readerDefinitionCalls } from '../reader-definitions/calls';
import { recipeCalls } from '../recipes/calls';
import { deleteSnmpSettings, type SnmpSettings, saveSnmpSettings, showSnmpSettings } from '../snmp-settings';
import { writeSnmpSettings } from '../snmp-settings/adapter';
import { antennaConfigurationCalls } from '../threshold-antenna-configurations/calls';
import type { ThresholdDraft } from '../thresholds/adapter';
import { thresholdCalls } from '../thresholds/calls';
import { isReservedUser, isSameUser } from '../users/adapter';
import { userCalls } from '../users/calls';
import { clearCurrentZoneMap, selectZoneMap, showCurrentZoneMap } from '../zone-map-current';
import { zoneMapCalls } from '../zone-maps/calls';
import { sorted, withoutEmpty } from './canonical';
import {
  type ConfigurationRecord,
  isObject,
  isSecretReference,
  type Json,
  type JsonObject,
  type SectionName,
} from './document';
import { secretReference, takeSecrets } from './secrets';
import { crudSection, firstFault, plain, type Reference, type Section } from './section';

const text = { type: 'string', minLength: 1 } as const;

/** The facility every installation begins with; services refuse to delete it. */
const defaultFacility = 'DEFAULT';

/** The user every installation begins with; services refuse to delete it. */
const builtInUser = 'Admin';

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const inFacility = ({ facility }: JsonObject): Reference[] =>
  typeof facility === 'string' && facility
    ? [{ section: 'facilities', name: facility, field: 'facility' }]
    : [];

const entriesOf = (value: Json | undefined): [string, Json][] => Object.entries(isObject(value) ? value : {});

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const objectsOf = (value: Json | undefined): readonly JsonObject[] => listOf(value).filter(isObject);

const thresholdSchema: Schema = {
  type: 'object',
  required: ['name'],
  properties: {
    readers: {
      type: 'array',
      items: {
        type: 'object',
        required: ['reader'],
        properties: { reader: text, antennaConfiguration: text },
        additionalProperties: false,
      },
    },
  },
};

/** In a bundle the readers of a threshold are a list, since their order is that of the passage. */
const thresholds = crudSection({
  name: 'thresholds',
  calls: thresholdCalls,
  numbered: true,
  schema: thresholdSchema,
  draftOf: (row) => row as ThresholdDraft,
  toWire: (record, idOf) => ({
    ...record,
    readers: Object.fromEntries(
      objectsOf(record.readers).map(({ reader, antennaConfiguration }): [string, JsonObject] => [
        String(reader),
        typeof antennaConfiguration === 'string'
          ? { antennaConfigurationId: idOf('antennaConfigurations', antennaConfiguration) }
          : {},
      ]),
    ),
  }),
  fromWire: (request, nameOf) => ({
    ...request,
    readers: entriesOf(request.readers).map(([reader, use]): JsonObject => {
      const id = isObject(use) ? use.antennaConfigurationId : undefined;
      return typeof id === 'number'
        ? { reader, antennaConfiguration: nameOf('antennaConfigurations', id) }
        : { reader };
    }),
  }),
  references: (record) => [
    ...inFacility(record),
    ...objectsOf(record.readers).flatMap(({ reader, antennaConfiguration }, index): Reference[] => [
      { section: 'readerDefinitions', name: String(reader), field: `readers[${index}].reader` },
      ...(typeof antennaConfiguration === 'string'
        ? [
            {
              section: 'antennaConfigurations',
              name: antennaConfiguration,
              field: `readers[${index}].antennaConfiguration`,
            } as const,
          ]
        : []),
    ]),
  ],
});

/** In a bundle a recipe names its thresholds. */
const recipes = crudSection({
  name: 'recipes',
  calls: recipeCalls,
  carried: ['computeWindow'],
  schema: { type: 'object', properties: { thresholds: { type: 'array', items: text } } },
  draftOf: (row) => row,
  toWire: ({ thresholds: named, ...record }, idOf) => ({
    ...record,
    thresholdIds: listOf(named).map((name) => idOf('thresholds', String(name))),
  }),
  fromWire: ({ thresholdIds, ...request }, nameOf) => ({
    ...request,
    thresholds: listOf(thresholdIds).map((id) => nameOf('thresholds', Number(id))),
  }),
  references: (record) => [
    ...(typeof record.readerConfigurationName === 'string'
      ? [
          {
            section: 'readerConfigurations',
            name: record.readerConfigurationName,
            field: 'readerConfigurationName',
          } as const,
        ]
      : []),
    ...entriesOf(record.readerConfigurations).flatMap(([reader, configuration]): Reference[] => [
      { section: 'readerDefinitions', name: reader, field: `readerConfigurations.${reader}` },
      {
        section: 'readerConfigurations',
        name: String(configuration),
        field: `readerConfigurations.${reader}`,
      },
    ]),
    ...listOf(record.thresholds).map(
      (name, index): Reference => ({
        section: 'thresholds',
        name: String(name),
        field: `thresholds[${index}]`,
      }),
    ),
  ],
});

/** In a bundle the password of a broker is a reference. */
const brokers = crudSection<Broker, BrokerDraft>({
  name: 'brokers',
  calls: brokerCalls,
  numbered: true,
  builtIn: ({ internal }) => internal,
  hidden: ({ internal }) => internal,
  draftOf: (broker, { password }) =>
    ({ ...broker, password: textOf(password) }) as Broker & Pick<BrokerDraft, 'host' | 'port' | 'password'>,
  toWire: (record) => ({
    ...record,
    password: isSecretReference(record.password) ? '****' : (record.password ?? null),
  }),
  fromWire: ({ password: _password, ...request }, _nameOf, { name, hasPassword }) => ({
    ...request,
    ...(hasPassword && { password: { secret: secretReference('brokers', name, 'password') } }),
  }),
});

/** In a bundle a publisher names its broker. */
const publishers = crudSection({
  name: 'publishers',
  calls: publisherCalls,
  numbered: true,
  schema: { type: 'object', required: ['broker'], properties: { broker: text } },
  draftOf: (row) => row,
  toWire: ({ broker, ...record }, idOf) => ({ ...record, brokerId: idOf('brokers', String(broker)) }),
  fromWire: ({ brokerId, ...request }, nameOf) => ({
    ...request,
    broker: nameOf('brokers', String(brokerId)),
  }),
  references: ({ broker }) => [{ section: 'brokers', name: String(broker), field: 'broker' }],
});

/** Users have no passwords in a bundle, not even a reference: the service does not say who has one. */
const users = crudSection({
  name: 'users',
  calls: userCalls,
  builtIn: ({ name }) => isSameUser(name, builtInUser),
  hidden: ({ name }) => isReservedUser(name),
  draftOf: (user, { password }) => ({ ...user, ...(typeof password === 'string' && { password }) }),
  fromWire: ({ name, roles }) => ({
    name: name ?? '',
    roles: [...listOf(roles)].map(String).sort(),
  }),
});

const currentZoneMapValidator = new Validator({
  type: 'object',
  required: ['name', 'zoneMap'],
  properties: { name: text, zoneMap: text },
});

/** Which zone map is current in which facility: the name of such a record is the facility's. */
const currentZoneMaps: Section = {
  name: 'currentZoneMaps',
  async list(client, signal) {
    const { rows } = await client.call(listFacilities(), { signal });
    const answers = await Promise.all(
      rows.map(async ({ name }) => {
        const current = await client.call(orNone(showCurrentZoneMap(name)), { signal });
        return { name, zoneMap: current?.name };
      }),
    );
    return {
      records: answers.flatMap(({ name, zoneMap }) =>
        zoneMap === undefined ? [] : [{ name, row: { name, zoneMap }, stored: { id: name, builtIn: false } }],
      ),
      unreadable: [],
    };
  },
  recordOf: (row) => row as ConfigurationRecord,
  check(record) {
    const reason = firstFault(currentZoneMapValidator, record);
    if (reason) return { matches: false, reason };
    const { name, zoneMap } = record;
    return { matches: true, value: { name: String(name), zoneMap: zoneMap ?? null } };
  },
  references: ({ name, zoneMap }) => [
    { section: 'facilities', name, field: 'name' },
    { section: 'zoneMaps', name: String(zoneMap), field: 'zoneMap' },
  ],
  save: ({ zoneMap }) => selectZoneMap(String(zoneMap)),
  remove: (name) => clearCurrentZoneMap(name),
};

/** The settings a service has one of each; the names stand in bundles. */
const snmp = 'SNMP';
const clockSync = 'clockSync';

const clockSyncValidator = new Validator({
  type: 'object',
  required: ['enabled'],
  properties: { enabled: { type: 'boolean' } },
});

/** SNMP settings as they are sent, with references in place of what stands for a password. */
const snmpRecord = (settings: SnmpSettings): ConfigurationRecord => ({
  ...(sorted(
    withoutEmpty(takeSecrets('settings', snmp, plain(writeSnmpSettings(settings))).record),
  ) as JsonObject),
  name: snmp,
});

/** Secrets of the settings as the service reports them, so that a change of something else can keep them. */
const secretsOf = (settings: SnmpSettings) =>
  takeSecrets('settings', snmp, plain(writeSnmpSettings(settings))).found;

const readSnmp = ({ authConfig, ...record }: JsonObject) => {
  const filled = entriesOf(authConfig).map(([key, value]) => [
    key,
    isSecretReference(value) ? '****' : value,
  ]);
  return showSnmpSettings().answer({
    ...record,
    authConfig: isObject(authConfig) ? Object.fromEntries(filled) : authConfig,
  });
};

const settings: Section = {
  name: 'settings',
  async list(client, signal) {
    const [traps, clocks] = await Promise.all([
      client.call(orNone(showSnmpSettings()), { signal }),
      client.call(orNone(showClockSync()), { signal }),
    ]);
    const stored = (id: string) => ({ id, builtIn: false });
    return {
      records: [
        ...(traps
          ? [{ name: snmp, row: snmpRecord(traps), stored: { ...stored(snmp), secrets: secretsOf(traps) } }]
          : []),
        ...(clocks
          ? [
              {
                name: clockSync,
                row: { name: clockSync, enabled: clocks.enabled },
                stored: { id: clockSync, builtIn: true },
              },
            ]
          : []),
      ],
      unreadable: [],
    };
  },
  recordOf: (row) => row as ConfigurationRecord,
  check(record) {
    if (record.name === clockSync) {
      const reason = firstFault(clockSyncValidator, record);
      return reason
        ? { matches: false, reason }
        : { matches: true, value: { name: clockSync, enabled: record.enabled === true } };
    }
    if (record.name !== snmp) return { matches: false, reason: `name must be ${snmp} or ${clockSync}` };
    const reading = readSnmp(withoutEmpty(record));
    return reading.matches ? { matches: true, value: snmpRecord(reading.value) } : reading;
  },
  references: () => [],
  save(record) {
    if (record.name === clockSync)
      return { ...startClockSync(), name: 'set clock sync', body: { enabled: record.enabled } };
    const reading = readSnmp(record);
    if (!reading.matches) throw new TypeError(reading.reason);
    return saveSnmpSettings(reading.value);
  },
  remove: (name) => (name === snmp ? deleteSnmpSettings() : undefined),
};

const identity = <Row>(row: Row): Row => row;

/** The sections of a configuration, in the order in which one needs another. */
export const sections: { readonly [Name in SectionName]: Section } = {
  facilities: crudSection({
    name: 'facilities',
    calls: facilityCalls,
    draftOf: identity,
    builtIn: ({ name }) => name === defaultFacility,
  }),
  networks: crudSection({ name: 'networks', calls: networkCalls, numbered: true, draftOf: identity }),
  zoneMaps: crudSection({
    name: 'zoneMaps',
    calls: zoneMapCalls,
    draftOf: identity,
    references: inFacility,
  }),
  currentZoneMaps,
  readerDefinitions: crudSection({
    name: 'readerDefinitions',
    calls: readerDefinitionCalls,
    draftOf: identity,
    references: inFacility,
  }),
  readerConfigurations: crudSection({
    name: 'readerConfigurations',
    calls: readerConfigurationCalls,
    draftOf: identity,
  }),
  antennaConfigurations: crudSection({
    name: 'antennaConfigurations',
    calls: antennaConfigurationCalls,
    numbered: true,
    draftOf: identity,
  }),
  thresholds,
  recipes,
  brokers,
  publishers,
  settings,
  users,
};
