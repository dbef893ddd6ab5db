import fc from 'fast-check';
import type { Configuration, ConfigurationRecord, Json } from './document';

/** Names as people write them: of any script, with what means something in addresses, but no control characters. */
const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom('Dock 4', 'a/b?c=d#e%', '__proto__', 'Ärger ✓', 'true', '007', "'", '- x: y'),
  )
  .filter((text) => text.trim() !== '' && text !== '.' && text !== '..' && !/\p{C}/u.test(text));

const names = (maxLength: number) => fc.uniqueArray(name, { maxLength });

const maybe = <Value extends Json>(key: string, value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined }).map((each) => (each === undefined ? {} : { [key]: each }));

const joined = (...parts: fc.Arbitrary<object>[]): fc.Arbitrary<{ [key: string]: Json }> =>
  fc.tuple(...parts).map((each) => Object.assign({}, ...each) as { [key: string]: Json });

const metres = fc.integer({ min: -400, max: 400 }).map((quarter) => quarter / 4);

/** A row of squares, which touch and do not overlap. */
const zones = fc
  .uniqueArray(
    name.filter((each) => each !== 'FACILITY' && each !== 'ABSENT'),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map((zone, index) => ({
      name: zone,
      floor: index % 2 ? 'DEFAULT' : 'Upper',
      points: [
        { x: index * 5, y: 0 },
        { x: index * 5 + 5, y: 0 },
        { x: index * 5 + 5, y: 5, z: 1.5 },
      ],
    })),
  );

const mask = fc.stringMatching(/^([0-9A-F]{4}){1,3}$/);

const filter = fc.record({
  tagMask: mask,
  memoryBank: fc.constantFrom(1, 2, 3),
  pointer: fc.constantFrom(16, 32, 96),
});

const power = fc.integer({ min: 40, max: 120 }).map((quarter) => quarter / 4);

const antennaList = fc.uniqueArray(fc.integer({ min: 1, max: 52 }), { minLength: 1, maxLength: 5 });

const readerSettings = {
  INVENTORY: joined(
    fc.record({ readerMode: fc.constantFrom('MODE_1002', 'MAX_THROUGHPUT'), session: fc.nat(3) }),
    fc.record({ searchMode: fc.constantFrom('SINGLE_TARGET', 'DUAL_TARGET'), antennas: antennaList }),
    maybe('transmitPowerInDbm', power),
    maybe('polarization', fc.boolean()),
    maybe('tagPopulationEstimate', fc.constantFrom(1, 4, 64)),
    maybe('filter', filter),
  ),
  LOCATION: joined(
    fc.record({ readerMode: fc.constantFrom('MODE_1002', 'MODE_1004'), session: fc.constantFrom(2, 3) }),
    maybe('transmitPowerInDbm', power),
    maybe('disabledAntennas', antennaList),
    maybe('filter', filter),
  ),
  THRESHOLD: joined(
    fc.record({ readerMode: fc.constantFrom('MAX_THROUGHPUT'), session: fc.nat(3) }),
    fc.record({ searchMode: fc.constantFrom('DUAL_TARGET_WITH_BTOASELECT') }),
    maybe('transmitPowerInDbm', power),
  ),
};

type Operation = keyof typeof readerSettings;

const operations = Object.keys(readerSettings) as Operation[];

const duration = fc.integer({ min: 1, max: 9 }).map((minutes) => `PT${minutes}M`);

const recipeSettings = {
  INVENTORY: joined(
    fc.record({ tagHeartbeatDuration: duration, reportingInterval: fc.constant(5) }),
    fc.record({
      computeWindow: fc.constantFrom(10, 20, 40),
      locationAggregationModel: fc.constant('BY_CYCLES'),
    }),
    maybe('tagExpiryDuration', duration),
  ),
  LOCATION: joined(
    fc.record({ tagHeartbeatDuration: duration, reportingInterval: fc.constant(5) }),
    fc.record({ computeWindow: fc.constantFrom(10, 20), minimumMovementInMeters: fc.constantFrom(1, 2.5) }),
  ),
  THRESHOLD: joined(
    fc.record({ iterationDataLogEnabled: fc.boolean() }),
    maybe('profile', fc.constant('Algorithm\n3\nQUJD')),
  ),
};

/** A record of each of some names, which knows its place among them. */
function records(
  list: readonly string[],
  settings: (index: number) => fc.Arbitrary<object>,
): fc.Arbitrary<ConfigurationRecord[]> {
  return fc
    .tuple(...list.map((_name, index) => settings(index)))
    .map((all) => list.map((each, index) => ({ ...all[index], name: each })));
}

const operationOf = (index: number): Operation => operations[index % operations.length] ?? 'INVENTORY';

/**
 * Configurations that the service takes, whatever else may be in them: every section, every reference, every kind of
 * secret. The users are those of a new service and some more.
 */
export const anyConfiguration: fc.Arbitrary<Configuration> = fc
  .tuple(names(3), names(4), names(3), names(4), names(6), names(3), names(3), names(5), names(3))
  .chain(([sites, networks, maps, readers, settings, antennas, passages, recipes, brokers]) => {
    const facilities = [...new Set(['DEFAULT', ...sites])];
    const facilityOf = (index: number) => facilities[index % facilities.length] ?? 'DEFAULT';
    const configurationsFor = (operation: Operation) =>
      settings.filter((_name, index) => operationOf(index) === operation);
    const usable = recipes.filter((_name, index) => configurationsFor(operationOf(index)).length > 0);
    const typed = recipes.map((each, index) => [each, operationOf(index)] as const);
    const typeOf = (recipe: string) => typed.find(([each]) => each === recipe)?.[1] ?? 'INVENTORY';
    const readersIn = (facility: string) => readers.filter((_name, index) => facilityOf(index) === facility);
    return fc.record({
      facilities: fc.constant(facilities.map((each) => ({ name: each }))),
      networks: records(networks, () =>
        fc.record({ CIDRRange: fc.nat(255).map((part) => `10.0.${part}.0/24`) }),
      ),
      zoneMaps: records(maps, (index) => fc.record({ facility: fc.constant(facilityOf(index)), zones })),
      currentZoneMaps: fc.constant(
        maps.slice(0, facilities.length).map((zoneMap, index) => ({ name: facilityOf(index), zoneMap })),
      ),
      readerDefinitions: records(readers, (index) =>
        joined(
          fc.record({
            address: fc.constant(`10.1.0.${index}`),
            type: fc.constant('XARRAY'),
            facility: fc.constant(facilityOf(index)),
            agentIdentifier: name,
          }),
          maybe('readerZone', name),
          maybe('serialNumber', name),
          maybe('groups', names(2)),
          maybe(
            'antennaZones',
            fc.dictionary(fc.integer({ min: 1, max: 52 }).map(String), name, { maxKeys: 3 }),
          ),
          maybe('placement', fc.record({ x: metres, y: metres, z: metres, floor: name })),
        ),
      ),
      readerConfigurations: records(settings, (index) =>
        fc.record({
          operation: fc.constant(operationOf(index)),
          configuration: readerSettings[operationOf(index)],
        }),
      ),
      antennaConfigurations: records(antennas, () =>
        joined(
          fc.record({
            in: fc.constant([{ antennaId: 1 }]),
            out: fc.constant([{ antennaId: 2 }, { antennaId: 4 }]),
          }),
          maybe('side', fc.constantFrom('LEFT', 'RIGHT')),
          maybe('ignored', fc.constant([{ antennaId: 9, transmitPowerInDbm: 20 }])),
        ),
      ),
      thresholds: records(passages, (index) =>
        fc.record({
          facility: fc.constant(facilityOf(index)),
          readerArrangement: fc.constantFrom('OVERHEAD', 'CUSTOM'),
          readers:
            antennas.length === 0
              ? fc.constant([])
              : fc.shuffledSubarray(readersIn(facilityOf(index))).map((some) =>
                  some.map((reader, place) => ({
                    reader,
                    antennaConfiguration: antennas[place % antennas.length] ?? '',
                  })),
                ),
        }),
      ),
      recipes: records(usable, (index) => {
        const type = typeOf(usable[index] ?? '');
        const own = configurationsFor(type);
        return joined(
          recipeSettings[type],
          fc.record({ type: fc.constant(type), readerConfigurationName: fc.constantFrom(...own) }),
          fc.record({
            readerConfigurations: fc
              .subarray(readers)
              .map((some) => Object.fromEntries(some.map((reader) => [reader, own[0] ?? '']))),
          }),
          type === 'THRESHOLD' ? fc.record({ thresholds: fc.shuffledSubarray(passages) }) : fc.constant({}),
        );
      }),
      brokers: records(brokers, (index) =>
        index === 0
          ? fc.constant({ type: 'WEBHOOK', host: 'hooks.example.com', port: 443, secureConnection: false })
          : fc.constant({
              type: 'MQTT',
              host: 'mqtt.example.com',
              port: 1883,
              username: 'console',
              password: { secret: `brokers/${brokers[index]}/password` },
              secureConnection: false,
            }),
      ),
      publishers: records(brokers, (index) =>
        fc.record({
          broker: fc.constant(brokers[index] ?? ''),
          messageTypes: fc.constantFrom(['ITEM'], ['ITEM', 'THRESHOLD']),
          messageOptions: fc.constant(
            index === 0
              ? { webhook: { messageTypePlacement: 'PATH', pathPrefix: '/in' } }
              : { mqtt: { qos: 2, topicPrefix: 'site/a' } },
          ),
          filters: fc.record({ item: fc.record({ zoneTransitionsOnly: fc.boolean(), fromZone: name }) }),
        }),
      ),
      settings: fc.constantFrom<ConfigurationRecord[]>(
        [{ name: 'clockSync', enabled: true }],
        [
          { name: 'clockSync', enabled: false },
          {
            name: 'SNMP',
            authConfig: {
              type: 'V3_USER_PRIV',
              engineId: 'ITEMSENSE',
              userName: 'monitor',
              authenticationKey: { secret: 'settings/SNMP/authenticationKey' },
              privacyKey: { secret: 'settings/SNMP/privacyKey' },
            },
            trapTargetConfig: {
              host: 'traps.example.com',
              port: 162,
              timeout: 'PT5S',
              retries: 2,
              messageType: 'TRAP',
            },
          },
        ],
      ),
      users: fc
        .uniqueArray(
          fc.stringMatching(/^[a-z]{2,6}$/).filter((each) => each !== 'admin'),
          { maxLength: 1 },
        )
        .map((some) => [
          { name: 'Admin', roles: ['Admin'] },
          ...some.map((each) => ({ name: each, roles: ['ConfigManager', 'JobRunner'] })),
        ]),
    });
  });
