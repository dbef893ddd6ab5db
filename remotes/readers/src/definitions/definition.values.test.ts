import {
  type ReaderDefinition,
  readerTypes,
  writeReaderDefinition,
} from '@console/api-client/reader-definitions';
import type { Failure } from '@console/design/form';
import fc from 'fast-check';
import {
  type AntennaZoneRow,
  antennaZoneFailures,
  coordinates,
  type DefinitionValues,
  definitionErrors,
  draftOfValues,
  hasCoordinates,
  newDefinitionValues,
  placementFailures,
  placementOf,
  valuesOfDefinition,
} from './definition.values';
import { zonesOfFacility } from './definition.zones';

describe('the values of the form', () => {
  const stored: ReaderDefinition = {
    name: 'Dock-01',
    type: 'XARRAY',
    address: '10.1.0.21',
    facility: 'North',
    agentIdentifier: 'agent-7',
    serialNumber: '370-17-01-1068',
    readerZone: 'Dock',
    groups: ['docks'],
    placement: { x: 1, y: 2, z: 3, yaw: 4, pitch: 5, roll: 6, floor: 'Ground' },
    antennaZones: [{ antennaId: 2, zoneName: 'Dock' }],
    features: [],
  };

  const sent = (values: Parameters<typeof draftOfValues>[0], record?: ReaderDefinition) =>
    writeReaderDefinition(draftOfValues(values, record));

  test('[READER-26] a definition that was opened and saved is sent as it was read, without its features', () => {
    expect(sent(valuesOfDefinition(stored), stored)).toEqual({
      name: 'Dock-01',
      type: 'XARRAY',
      address: '10.1.0.21',
      facility: 'North',
      agentIdentifier: 'agent-7',
      serialNumber: '370-17-01-1068',
      readerZone: 'Dock',
      groups: ['docks'],
      placement: { x: 1, y: 2, z: 3, yaw: 4, pitch: 5, roll: 6, floor: 'Ground' },
      antennaZones: { 2: 'Dock' },
    });
  });

  test('[READER-26] a new definition takes its name as agent identifier and says nothing of a placement it has not', () => {
    expect(
      sent({
        ...newDefinitionValues,
        name: ' Dock-02 ',
        type: 'XSPAN',
        address: 'dock-02',
        facility: 'North',
        serialNumber: '370-17-01-1069',
        antennaZones: [{ antennaId: 13, zoneName: ' Dock ' }],
      }),
    ).toEqual({
      name: 'Dock-02',
      type: 'XSPAN',
      address: 'dock-02',
      facility: 'North',
      agentIdentifier: 'Dock-02',
      serialNumber: '370-17-01-1069',
      groups: [],
      antennaZones: { 13: 'Dock' },
    });
  });

  test('[READER-23] a placement is sent with coordinates, or with a floor other than the default one', () => {
    const at = { x: 0, y: 0, z: 1, yaw: 0 };
    expect(sent({ ...newDefinitionValues, placement: { ...at, floor: 'DEFAULT' } }).placement).toEqual({
      ...at,
      floor: 'DEFAULT',
    });
    expect(sent({ ...newDefinitionValues, placement: { floor: 'Attic' } }).placement).toEqual({
      floor: 'Attic',
    });
    expect(sent({ ...newDefinitionValues, placement: { floor: '' } }).placement).toBeUndefined();
  });

  test('[READER-23] a floor is sent without the blanks around it, and coordinates only as numbers', () => {
    const of = (placement: DefinitionValues['placement']) => placementOf({ type: 'XSPAN', placement });
    expect(of({ x: 'left', y: 2, z: undefined, floor: ' Attic ' })).toEqual({ y: 2, floor: 'Attic' });
    expect(of({ floor: '  ' })).toEqual({});
  });

  test('[READER-24] pitch and roll are sent back as they were read, also when the coordinates change', () => {
    const values = { ...valuesOfDefinition(stored), placement: { x: 9, y: 9, z: 9, yaw: 9, floor: 'Attic' } };
    expect(sent(values, stored).placement).toEqual({
      x: 9,
      y: 9,
      z: 9,
      yaw: 9,
      pitch: 5,
      roll: 6,
      floor: 'Attic',
    });
  });

  test('[READER-16] only a SPEEDWAY has no coordinates; those typed before it was chosen are not sent', () => {
    expect(readerTypes.filter((type) => !hasCoordinates(type))).toEqual(['SPEEDWAY']);
    const values = {
      ...newDefinitionValues,
      type: 'SPEEDWAY',
      placement: { x: 1, y: 1, z: 1, yaw: 1, floor: 'Attic' },
    };
    expect(sent(values).placement).toEqual({ floor: 'Attic' });
  });

  test('[READER-23] a form starts blank, that of a stored definition where it has nothing', () => {
    const blank = {
      name: '',
      type: '',
      address: '',
      facility: '',
      serialNumber: '',
      placement: { floor: 'DEFAULT' },
      antennaZones: [],
    };
    expect(newDefinitionValues).toEqual(blank);
    const { facility: _, serialNumber: __, ...bare } = { ...stored, placement: {}, antennaZones: [] };
    expect(valuesOfDefinition(bare)).toEqual({
      ...blank,
      name: 'Dock-01',
      type: 'XARRAY',
      address: '10.1.0.21',
    });
  });

  test('[READER-26] whatever is stored, opening and saving changes nothing', () => {
    const text = fc.string({ minLength: 1 }).filter((value) => value === value.trim());
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    const definitions: fc.Arbitrary<ReaderDefinition> = fc.record({
      name: text,
      type: fc.constantFrom(...readerTypes),
      address: text,
      facility: text,
      serialNumber: text,
      agentIdentifier: text,
      groups: fc.array(text),
      placement: fc.record(
        { x: number, y: number, z: number, yaw: number, pitch: number, roll: number, floor: text },
        { requiredKeys: ['floor'] },
      ),
      antennaZones: fc.uniqueArray(
        fc.record({ antennaId: fc.integer({ min: 1, max: 52 }), zoneName: text }),
        {
          selector: (row) => row.antennaId,
        },
      ),
      features: fc.constant([]),
    });
    fc.assert(
      fc.property(definitions, (definition) => {
        expect(sent(valuesOfDefinition(definition), definition)).toEqual(writeReaderDefinition(definition));
      }),
    );
  });
});

describe('the plain fields', () => {
  const valid: DefinitionValues = {
    ...newDefinitionValues,
    name: 'Dock-01',
    type: 'XARRAY',
    address: '10.1.0.21',
    facility: 'North',
    serialNumber: '370-17-01-1068',
  };

  const unknown = () => undefined;
  const keyOf = (values: DefinitionValues, field: string) =>
    (definitionErrors(values, unknown)[field] as Failure | undefined)?.key;

  test('[READER-17] a definition with all required fields is valid', () => {
    const present = Object.values(definitionErrors(valid, unknown)).flat().filter(Boolean);
    expect(present).toEqual([]);
  });

  test.each(['name', 'address', 'type', 'facility', 'serialNumber'])(
    '[READER-17] %s is required, with a message for a blank one',
    (field) => {
      for (const blank of ['', '  '])
        expect(keyOf({ ...valid, [field]: blank }, field)).toBe('validation.blank');
    },
  );

  test.each(['name', 'address', 'serialNumber'])('[READER-17] %s has at most 200 characters', (field) => {
    const tooLong = (length: number) =>
      keyOf({ ...valid, [field]: '1'.repeat(length) }, field) === 'validation.tooLong';
    expect([200, 201].map(tooLong)).toEqual([false, true]);
  });

  test('[READER-18] an address accepts letters, digits, periods, colons and hyphens, and nothing else', () => {
    const accepted = [...'ABCXYZabcxyz0189.:-'];
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...accepted), minLength: 1, maxLength: 200 }),
        (address) => {
          expect(keyOf({ ...valid, address }, 'address')).toBeUndefined();
        },
      ),
    );
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
          .filter((char) => !/[A-Za-z0-9.:-]/.test(char)),
        (char) => {
          expect(keyOf({ ...valid, address: `reader${char}1` }, 'address')).toBe(
            'definitions.form.address.characters',
          );
        },
      ),
    );
  });

  test('[READER-18] a serial number is ###-##-##-####', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{3}-\d{2}-\d{2}-\d{4}$/), (serialNumber) => {
        expect(keyOf({ ...valid, serialNumber }, 'serialNumber')).toBeUndefined();
      }),
    );
  });

  test.each([
    '370-17-01-106',
    '3701701-1068',
    '370-17-01-10688',
    'a70-17-01-1068',
    '370-17-01-1068 ',
    '٣٧٠-17-01-1068',
  ])('[READER-18] "%s" is no serial number', (serialNumber) => {
    expect(keyOf({ ...valid, serialNumber }, 'serialNumber')).toBe('definitions.form.serialNumber.format');
  });

  test('[READER-22] the zones are those of the facility chosen now', () => {
    const zonesIn = (facility: string) => ({ North: ['Dock'], South: ['Attic'] })[facility];
    const values = { ...valid, antennaZones: [{ antennaId: 1, zoneName: 'Dock' }] };
    expect(definitionErrors(values, zonesIn).antennaZones).toEqual([]);
    expect(definitionErrors({ ...values, facility: 'South' }, zonesIn).antennaZones).toEqual([
      { key: 'definitions.antennaZones.unknownZone', values: { zone: 'Dock', facility: 'South' } },
    ]);
  });
});

describe('the placement', () => {
  type Placement = DefinitionValues['placement'];

  const placed = { x: 1, y: 2.5, z: 3, yaw: -45, floor: 'Ground' };
  const failures = (type: string, placement: Placement) =>
    placementFailures({ ...newDefinitionValues, type, placement });
  const keys = (type: string, placement: Placement) => failures(type, placement).map(({ key }) => key);
  const some = fc.subarray([...coordinates]);
  const only = (fields: readonly (keyof typeof placed)[], floor: string): Placement => ({
    ...Object.fromEntries(fields.map((field) => [field, placed[field]])),
    floor,
  });

  test.each(['XARRAY', 'XSPAN', 'XPORTAL'])(
    '[READER-24] %s: x, y, z and yaw are all set or all blank, each other case fails',
    (type) => {
      fc.assert(
        fc.property(some, (given) => {
          const complete = given.length === 0 || given.length === coordinates.length;
          expect(keys(type, only(given, 'DEFAULT'))).toEqual(
            complete ? [] : ['definitions.placement.incomplete'],
          );
        }),
      );
    },
  );

  test('[READER-24] every number of any step is a coordinate', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(any, any, any, fc.double({ min: 1, max: 1e6, noNaN: true }), (x, y, yaw, z) => {
        expect(keys('XARRAY', { x, y, z, yaw, floor: 'Ground' })).toEqual([]);
      }),
    );
  });

  test.each([
    ['x', 'left'],
    ['y', '1 5'],
    ['z', 'Infinity'],
    ['yaw', '90°'],
  ] as const)('[READER-24] %s cannot be "%s"', (field, text) => {
    expect(failures('XPORTAL', { ...placed, [field]: text })).toEqual([
      { key: 'definitions.placement.notANumber', values: { field } },
    ]);
  });

  test.each([
    [1, true],
    [1.001, true],
    [0.999, false],
    [0, false],
    [-3, false],
  ])('[READER-24] a height of %s m passes: %s', (z, passes) => {
    expect(failures('XSPAN', { ...placed, z })).toEqual(
      passes ? [] : [{ key: 'definitions.placement.tooLow', values: { lowest: 1 } }],
    );
  });

  test('[READER-23] the floor is required as soon as any value of the placement is given, and only then', () => {
    fc.assert(
      fc.property(some, fc.constantFrom('', '  '), (given, floor) => {
        const required = keys('XARRAY', only(given, floor)).includes('definitions.placement.floorRequired');
        expect(required).toBe(given.length > 0);
      }),
    );
  });

  test('[READER-16] coordinates that the form of a SPEEDWAY does not show are not looked at', () => {
    expect(keys('SPEEDWAY', { x: 'left', z: -1, floor: '' })).toEqual([]);
  });
});

describe('the antenna zones', () => {
  const anyZone = { facility: '', zones: undefined };
  const row = (antennaId: AntennaZoneRow['antennaId'], zoneName?: string): AntennaZoneRow => ({
    antennaId,
    zoneName,
  });
  const keys = (...rows: AntennaZoneRow[]) =>
    antennaZoneFailures(rows, anyZone).map((failure) => failure.key);

  test.each([
    [1, true],
    [52, true],
    [0, false],
    [53, false],
    [-1, false],
    [1.5, false],
    ['two', false],
  ])('[READER-21] antenna id %s passes: %s', (antennaId, passes) => {
    expect(keys(row(antennaId, 'Dock'))).toEqual(passes ? [] : ['definitions.antennaZones.idOutOfRange']);
  });

  test('[READER-21] whole numbers from 1 to 52 pass, all others fail', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (id) => {
        expect(keys(row(id, 'Dock')).length).toBe(id >= 1 && id <= 52 ? 0 : 1);
      }),
    );
  });

  test('[READER-21] each antenna maps to one zone only: every id that stands twice is named once', () => {
    const rows = [row(1, 'A'), row(1, 'B'), row(2, 'C'), row(3, 'D'), row(3, 'D'), row(3, 'E')];
    expect(antennaZoneFailures(rows, anyZone)).toEqual([
      { key: 'definitions.antennaZones.repeated', values: { id: '1' } },
      { key: 'definitions.antennaZones.repeated', values: { id: '3' } },
    ]);
  });

  test('[READER-21] as many rows as antennas, each id once, pass', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 52 })), (ids) => {
        expect(keys(...ids.map((id) => row(id, 'Dock')))).toEqual([]);
      }),
    );
  });

  test.each([
    [1, ''],
    [1, undefined],
    [1, '  '],
    [undefined, 'Dock'],
    [undefined, ''],
  ])('[READER-20] a row with antenna id %s and zone name "%s" is incomplete', (id, zone) => {
    expect(keys(row(id, zone))).toEqual(['definitions.antennaZones.incomplete']);
  });

  test('[READER-20] incomplete rows are named once for all of them', () => {
    expect(keys(row(1), row(2), row(undefined, 'Dock'))).toEqual(['definitions.antennaZones.incomplete']);
  });

  test.each<[AntennaZoneRow['antennaId'], string]>([
    [undefined, 'incomplete'],
    [53, 'idOutOfRange'],
    ['two', 'idOutOfRange'],
  ])('[READER-21] an antenna id that is wrong, %s, is not told to be repeated', (id, problem) => {
    expect(keys(row(id, 'Dock'), row(id, 'Dock'))).toEqual([`definitions.antennaZones.${problem}`]);
  });

  describe('[READER-22] zones of the chosen facility', () => {
    const rows = [row(1, 'Dock'), row(2, 'Attic'), row(3, 'Attic'), row(4, 'FACILITY'), row(5, 'ABSENT')];

    test('an unknown zone is an error that names zone and facility; FACILITY and ABSENT exist everywhere', () => {
      expect(antennaZoneFailures(rows, { facility: 'North', zones: ['Dock'] })).toEqual([
        { key: 'definitions.antennaZones.unknownZone', values: { zone: 'Attic', facility: 'North' } },
      ]);
    });

    test.each([
      ['without a facility', { facility: '', zones: ['Dock'] }],
      ['while the zones are not known', { facility: 'North', zones: undefined }],
      ['when the facility has them all', { facility: 'North', zones: ['Attic', 'Dock'] }],
    ])('%s nothing is an error', (_, known) => {
      expect(antennaZoneFailures(rows, known)).toEqual([]);
    });

    test('a facility without any zone knows none', () => {
      expect(antennaZoneFailures([row(1, 'Dock')], { facility: 'North', zones: [] })).toHaveLength(1);
    });

    test('names are compared as they are sent, without the blanks around them', () => {
      expect(antennaZoneFailures([row(1, ' Dock ')], { facility: 'North', zones: ['Dock'] })).toEqual([]);
      expect(antennaZoneFailures([row(1, 'dock')], { facility: 'North', zones: ['Dock'] })).toHaveLength(1);
    });
  });
});

describe('the zones of a facility', () => {
  const zoneMap = (name: string, facility: string, ...zones: string[]) => ({
    name,
    facility,
    zones: zones.map((zone) => ({ name: zone, points: [] })),
  });

  const rows = [
    zoneMap('Ground', 'North', 'Dock', 'Aisle'),
    zoneMap('Ground 2025', 'North', 'Dock', 'Cage'),
    zoneMap('Shop', 'South', 'Till'),
  ];

  test('[READER-22] the zones of a facility are those of all its zone maps, once each', () => {
    expect(zonesOfFacility({ rows, unreadable: [] }, 'North')).toEqual(['Aisle', 'Cage', 'Dock']);
    expect(zonesOfFacility({ rows, unreadable: [] }, 'East')).toEqual([]);
  });

  test('[READER-22] the zones are not known before the maps are, nor when a map could not be read', () => {
    expect(zonesOfFacility(undefined, 'North')).toBeUndefined();
    const unreadable = [{ index: 3, reason: '/zones must be array' }];
    expect(zonesOfFacility({ rows, unreadable }, 'North')).toBeUndefined();
  });
});
