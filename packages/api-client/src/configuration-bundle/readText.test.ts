import {
  ConfigurationRefused,
  compareConfigurations,
  longestText,
  planChanges,
  readDocuments,
  type SystemState,
  writeBundle,
} from '.';

const bundle = (sections: object) => ({
  text: JSON.stringify({ kind: 'rfid-console-configuration', version: 1, sections }),
});

const refusal = (text: string) =>
  readDocuments([{ text }]).then(
    () => undefined,
    (error: unknown) => (error instanceof ConfigurationRefused ? error.code : error),
  );

test.each([
  ['', 'empty'],
  ['[1, 2]', 'other-product'],
  ['just words', 'other-product'],
  ['{"kind": "Deployment"}', 'other-product'],
  ['{"kind": "rfid-console-configuration"}', 'other-product'],
  ['{"kind": "rfid-console-configuration", "version": 1}', 'not-records'],
  ['{"config": {"recipes": {"a": 1}}}', 'not-records'],
  ['a: [', 'not-a-document'],
  ['a: &a 1\nb: *a\n', 'aliases'],
  ['a: 1\na: 2\n', 'not-a-document'],
  [
    '{"buildVersion": "2016r4", "config": {"readerConfigurations": [{"name": "Dock", "operation": "NORMAL"}]}}',
    'old-save',
  ],
])('%j is refused: %s', async (text, code) => {
  expect(await refusal(text)).toBe(code);
});

test('what is far too large is refused before it is parsed', async () => {
  expect(await refusal(`{${' '.repeat(longestText)}`)).toBe('too-large');
});

test('files of is-tool are read as one; ids become names, states and ids of services go', async () => {
  const files = [
    {
      facilities: [{ name: 'DEFAULT' }],
      zoneMaps: [{ name: 'Plan', facility: 'DEFAULT', zones: [] }],
      currentZoneMap: [{ name: 'Plan' }],
    },
    {
      facilities: [{ name: 'DEFAULT' }],
      readerDefinitions: [
        {
          name: null,
          address: 'r1.example',
          type: 'XARRAY',
          facility: 'DEFAULT',
          features: { ANTENNA_HUB: { status: 'ENABLED' } },
        },
      ],
      antennaConfigurations: [
        { id: 7, name: 'Overhead', in: [{ antennaId: 13 }], out: [{ antennaId: 17 }], ignored: null },
      ],
      thresholds: [
        {
          id: 3,
          name: 'Gate',
          facility: 'DEFAULT',
          readerArrangement: 'OVERHEAD',
          readers: { 'r1.example': { antennaConfigurationId: 7 } },
        },
      ],
      recipes: [{ name: 'Gate', type: 'THRESHOLD', readerConfigurationName: 'T', thresholdIds: [3, 99] }],
    },
  ];
  const { configuration, form, notes } = await readDocuments(
    files.map((config) => ({ text: JSON.stringify({ buildVersion: '1', config }) })),
  );
  expect([form, notes]).toEqual(['tool', []]);
  expect(configuration).toEqual({
    facilities: [{ name: 'DEFAULT' }],
    zoneMaps: [{ name: 'Plan', facility: 'DEFAULT' }],
    currentZoneMaps: [{ name: 'DEFAULT', zoneMap: 'Plan' }],
    readerDefinitions: [
      {
        name: 'r1.example',
        address: 'r1.example',
        agentIdentifier: 'r1.example',
        type: 'XARRAY',
        facility: 'DEFAULT',
      },
    ],
    antennaConfigurations: [{ name: 'Overhead', in: [{ antennaId: 13 }], out: [{ antennaId: 17 }] }],
    thresholds: [
      {
        name: 'Gate',
        facility: 'DEFAULT',
        readerArrangement: 'OVERHEAD',
        readers: [{ reader: 'r1.example', antennaConfiguration: 'Overhead' }],
      },
    ],
    recipes: [
      { name: 'Gate', type: 'THRESHOLD', readerConfigurationName: 'T', thresholds: ['Gate', 'id 99'] },
    ],
  });
});

test('secrets in clear, unknown fields and unreadable records are told; no secret is in the configuration', async () => {
  const { configuration, secrets, notes } = await readDocuments([
    bundle({
      brokers: [
        {
          name: 'Plant',
          type: 'MQTT',
          host: 'm.example',
          port: 1883,
          username: 'u',
          password: 'hunter22',
          secureConnection: false,
          colour: 'red',
        },
      ],
      networks: [{ name: 'a' }, { CIDRRange: '10.0.0.0/8' }],
    }),
  ]);
  expect(notes.map(({ note, name, detail }) => [note, name, detail])).toEqual([
    ['unreadable', 'a', expect.stringContaining('CIDRRange')],
    ['unreadable', '2', 'name is missing'],
    ['clear-secret', 'Plant', 'brokers/Plant/password'],
    ['ignored', 'Plant', 'colour'],
  ]);
  expect([...secrets]).toEqual([['brokers/Plant/password', 'hunter22']]);
  expect(await writeBundle(configuration, 'json')).not.toContain('hunter22');
});

test('a record whose required value is blank is left out and told, since it could not be sent', async () => {
  const { configuration, notes } = await readDocuments([
    bundle({
      recipes: [{ name: 'Night', type: '' }],
      settings: [{ name: 'SNMP', authConfig: { type: '' }, trapTargetConfig: { host: 'traps.example.com' } }],
    }),
  ]);
  expect(configuration).toEqual({ recipes: [], settings: [] });
  expect(notes.map(({ note, name, detail }) => [note, name, detail])).toEqual([
    ['unreadable', 'Night', expect.stringContaining('type')],
    ['unreadable', 'SNMP', expect.stringContaining('authConfig')],
  ]);
});

const empty: SystemState = { configuration: {}, stored: new Map(), unreadable: [] };

test('a comparison finds entries of lists by their names, and tells a change of their order', () => {
  const map = (...zones: object[]) => ({ zoneMaps: [{ name: 'Plan', zones }] }) as never;
  const dock = { name: 'Dock', points: [{ x: 0, y: 0 }] };
  const fieldsOf = (before: never, after: never) => compareConfigurations(before, after)[0]?.fields;
  expect(fieldsOf(map(dock), map({ name: 'Hall' }, { ...dock, floor: 'Up' }))).toEqual([
    { field: 'zones[Dock].floor', after: 'Up' },
    { field: 'zones[Hall]', after: { name: 'Hall' } },
  ]);
  expect(fieldsOf(map(dock, { name: 'Hall' }), map({ name: 'Hall' }, dock))).toEqual([
    { field: 'zones', before: ['Dock', 'Hall'], after: ['Hall', 'Dock'] },
  ]);
});

test('a plan deletes only to overwrite, backwards, and says what is in the way', () => {
  const state: SystemState = {
    ...empty,
    user: 'olga',
    configuration: {
      facilities: [{ name: 'DEFAULT' }, { name: 'Old' }],
      zoneMaps: [{ name: 'Kept', facility: 'Old' }],
      users: [{ name: 'Olga', roles: ['Admin'] }],
    },
    stored: new Map([['facilities/DEFAULT', { id: 'DEFAULT', builtIn: true }]]),
  };
  const wanted = { facilities: [], users: [] };
  const plan = planChanges(wanted, state, { mode: 'overwrite' });
  expect(plan.changes.map(({ key, action, problems }) => [key, action, problems])).toEqual([
    ['users/olga', 'delete', [{ problem: 'own-user' }]],
    ['facilities/DEFAULT', 'delete', [{ problem: 'built-in' }]],
    ['facilities/Old', 'delete', [{ problem: 'still-used', section: 'zoneMaps', name: 'Kept' }]],
  ]);
  expect(planChanges(wanted, state, { mode: 'merge' }).changes.map(({ action }) => action)).toEqual([
    'leave',
    'leave',
    'leave',
  ]);
});

test('what the service would refuse is known before: by its schemas and by its rules', () => {
  const state: SystemState = {
    ...empty,
    configuration: { networks: [], zoneMaps: [], recipes: [], publishers: [] },
  };
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
  ];
  const { changes } = planChanges(
    {
      networks: [{ name: 'n', CIDRRange: '10.0.0.0/33' }],
      zoneMaps: [
        {
          name: 'z',
          zones: [
            { name: 'A', points: square },
            { name: 'B', points: square },
          ],
        },
      ],
      recipes: [{ name: 'r', type: 'INVENTORY', readerConfigurationName: 'missing' }],
    },
    state,
    { mode: 'merge' },
  );
  expect(changes.map(({ key, problems }) => [key, problems])).toEqual([
    ['networks/n', [{ problem: 'refused', reason: expect.stringContaining('CIDRRange') }]],
    ['zoneMaps/z', [{ problem: 'refused', reason: 'zones "A" and "B" overlap' }]],
    [
      'recipes/r',
      [
        {
          problem: 'missing-reference',
          section: 'readerConfigurations',
          name: 'missing',
          field: 'readerConfigurationName',
        },
      ],
    ],
  ]);
});

test('a changed secret is told without being shown, where the service says what it has', () => {
  const [key, privacy] = ['settings/SNMP/authenticationKey', 'settings/SNMP/privacyKey'];
  const snmp = {
    name: 'SNMP',
    authConfig: {
      type: 'V3_USER_PRIV',
      engineId: 'ITEMSENSE',
      userName: 'u',
      authenticationKey: { secret: key },
      privacyKey: { secret: privacy },
    },
    trapTargetConfig: { host: 'traps.example' },
  };
  const plant = {
    name: 'Plant',
    type: 'MQTT',
    host: 'm.example',
    port: 1883,
    username: 'u',
    secureConnection: false,
    password: { secret: 'brokers/Plant/password' },
  };
  const user = { name: 'Olga', roles: ['Admin'] };
  const configuration = { settings: [snmp], brokers: [plant], users: [user] };
  const kept = new Map([
    [key, 'first key'],
    [privacy, 'second key'],
  ]);
  const state: SystemState = {
    ...empty,
    configuration,
    stored: new Map([['settings/SNMP', { id: 'SNMP', builtIn: false, secrets: kept }]]),
  };
  const planned = (wanted: object, given: Record<string, string>) =>
    planChanges(wanted, state, { mode: 'merge', secrets: new Map(Object.entries(given)) }).changes.map(
      ({ key: record, action, secrets }) => [record, action, ...secrets.map((each) => each.state)],
    );
  const given = {
    [key]: 'first key',
    [privacy]: 'another key',
    'brokers/Plant/password': 'p',
    'users/Olga/password': 'p',
  };
  expect(planned(configuration, given)).toEqual([
    ['brokers/Plant', 'same', 'kept'],
    ['settings/SNMP', 'change', 'same', 'changed'],
    ['users/olga', 'same', 'kept'],
  ]);
  expect(planned({ ...configuration, brokers: [{ ...plant, port: 1884 }] }, given)[0]).toEqual([
    'brokers/Plant',
    'change',
    'set',
  ]);
  expect(
    planned(configuration, {}).every(([, action, ...states]) => action === 'same' && !states.length),
  ).toBe(true);
});

test('YAML is read by the reader that is given', async () => {
  const sections = { facilities: [{ name: 'North' }] };
  const read = async () => ({ document: { kind: 'rfid-console-configuration', version: 1, sections } });
  expect((await readDocuments([{ text: 'kind: any' }], { read })).configuration).toEqual(sections);
});
