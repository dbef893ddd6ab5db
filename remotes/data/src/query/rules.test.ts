import { epcFormats } from '@console/api-client/items';
import fc from 'fast-check';
import { type DataFilters, noFilters } from './filters';
import { filterErrors, type RuleContext } from './rules';
import { dayBefore, endOfDay, timeLimits } from './timeLimits';

const now = Date.parse('2026-03-02T12:00:00.000Z');
const context: RuleContext = {
  now,
  zone: 'UTC',
  zonesOf: (facility) => (facility === 'Store' ? new Set(['Shop floor', 'Dock']) : undefined),
};
const at = (offset: number) => new Date(now + offset).toISOString();
const hour = 60 * 60 * 1000;

/** The fields with an error, and the key of its message. */
const errorsOf = (filters: Partial<DataFilters>, around = context) =>
  Object.fromEntries(
    Object.entries(filterErrors({ ...noFilters, ...filters }, around)).flatMap(([name, failure]) =>
      failure && 'key' in failure ? [[name, failure.key]] : [],
    ),
  );

test('[DATA-01] the type is required, and one of three', () => {
  expect(errorsOf({})).toEqual({});
  for (const type of ['', 'pallets'])
    expect(errorsOf({ type, epcPrefix: 'x' })).toEqual({ type: 'data.type.required' });
});

test('[DATA-05] the forms of EPCs are these five', () => {
  expect(epcFormats).toEqual(['PURE_ID', 'TAG', 'RAW', 'UPC12', 'DEFAULT']);
});

test.each(['items', 'history'])(
  '[DATA-07] %s: a prefix is hexadecimal or blank, a format needs one',
  (type) => {
    for (const epcPrefix of ['', '  ', '3', '30f4Ab', ' 30 '])
      expect(errorsOf({ type, epcPrefix })).toEqual({});
    for (const epcPrefix of ['pallet', '30-4', '0x30'])
      expect(errorsOf({ type, epcPrefix })).toEqual({ epcPrefix: 'data.epcPrefix.hexadecimal' });
    expect(errorsOf({ type, epcFormat: 'TAG' })).toEqual({ epcFormat: 'data.epcFormat.withoutPrefix' });
    expect(errorsOf({ type, epcFormat: 'TAG', epcPrefix: ' ' })).toEqual({
      epcFormat: 'data.epcFormat.withoutPrefix',
    });
    expect(errorsOf({ type, epcFormat: 'TAG', epcPrefix: '30' })).toEqual({});
  },
);

describe('[DATA-08] zones belong to the facility that is chosen with them', () => {
  test('of items', () => {
    expect(errorsOf({ facility: 'Store', zoneNames: ['Dock', 'Shop floor'] })).toEqual({});
    expect(errorsOf({ facility: 'Store', zoneNames: ['Dock', 'Pharmacy'] })).toEqual({
      zoneNames: 'data.zone.elsewhere',
    });
  });

  test('of history, from and to each with its own facility', () => {
    const type = 'history';
    expect(errorsOf({ type, fromFacility: 'Store', fromZone: 'Dock', toZone: 'Pharmacy' })).toEqual({});
    expect(errorsOf({ type, fromFacility: 'Store', fromZone: 'Pharmacy' })).toEqual({
      fromZone: 'data.zone.elsewhere',
    });
    expect(errorsOf({ type, toFacility: 'Store', toZone: 'Pharmacy', fromZone: 'Ward' })).toEqual({
      toZone: 'data.zone.elsewhere',
    });
    expect(errorsOf({ type, fromFacility: 'Store', toFacility: 'Store' })).toEqual({});
  });

  test('the message names the facility and the zones that it does not have', () => {
    const zoneNames = ['Pharmacy', 'Dock', 'Ward'];
    expect(filterErrors({ ...noFilters, facility: 'Store', zoneNames }, context).zoneNames).toEqual({
      key: 'data.zone.elsewhere',
      values: { facility: 'Store', count: 2, zones: 'Pharmacy, Ward' },
    });
  });

  test('those of every facility do; without a facility, or while its zones are not known, all do', () => {
    expect(errorsOf({ facility: 'Store', zoneNames: ['ABSENT', 'FACILITY'] })).toEqual({});
    expect(errorsOf({ zoneNames: ['Pharmacy'] })).toEqual({});
    expect(errorsOf({ facility: 'Clinic', zoneNames: ['Pharmacy'] })).toEqual({});
  });
});

test('[DATA-09] the least distance is a number of at least 0, and history is asked by it only', () => {
  for (const minDistanceMoved of [undefined, 0, 2.5])
    expect(errorsOf({ type: 'history', minDistanceMoved })).toEqual({});
  expect(errorsOf({ type: 'history', minDistanceMoved: -0.1 })).toEqual({
    minDistanceMoved: 'validation.tooSmall',
  });
  expect(errorsOf({ type: 'history', minDistanceMoved: 'far' })).toEqual({
    minDistanceMoved: 'validation.number',
  });
  expect(errorsOf({ type: 'items', minDistanceMoved: 'far' })).toEqual({});
});

describe('[DATA-10] times', () => {
  test.each([
    ['an hour', { fromTime: at(-hour), toTime: at(0) }, {}],
    ['one second', { fromTime: at(-1000), toTime: at(0) }, {}],
    ['less than a second', { fromTime: at(-999), toTime: at(0) }, { toTime: 'data.toTime.tooEarly' }],
    ['backwards', { fromTime: at(0), toTime: at(-hour) }, { toTime: 'data.toTime.tooEarly' }],
    ['from now on', { fromTime: at(0) }, {}],
    ['from later on', { fromTime: at(1) }, { fromTime: 'data.fromTime.future' }],
    ['later today', { fromTime: at(hour), toTime: at(2 * hour) }, {}],
    ['until the end of today', { toTime: '2026-03-02T23:59:59.999Z' }, {}],
    ['until tomorrow', { toTime: '2026-03-03T00:00:00.000Z' }, { toTime: 'data.toTime.afterToday' }],
    ['blank', { fromTime: '', toTime: '' }, {}],
    ['from what is no time', { fromTime: 'noon', toTime: at(0) }, { fromTime: 'data.time.unreadable' }],
    ['until what is no time', { fromTime: at(1), toTime: 'noon' }, { toTime: 'data.time.unreadable' }],
  ])('%s', (_, filters, errors) => {
    expect(errorsOf(filters)).toEqual(errors);
  });

  test('the end of today is that of the zone in which times are shown', () => {
    const inIndia = { ...context, zone: 'Asia/Kolkata' };
    expect(errorsOf({ toTime: '2026-03-02T18:29:59.999Z' }, inIndia)).toEqual({});
    expect(errorsOf({ toTime: '2026-03-02T18:30:00.000Z' }, inIndia)).toEqual({
      toTime: 'data.toTime.afterToday',
    });
    // A day of 23 hours: the clocks are put forward after now.
    expect(endOfDay(Date.parse('2026-03-29T00:30:00Z'), 'Europe/Berlin')).toBe(
      Date.parse('2026-03-29T21:59:59.999Z'),
    );
  });

  test('transitions have none', () => {
    expect(errorsOf({ type: 'transitions', fromTime: at(hour), epcFormat: 'TAG' })).toEqual({});
  });
});

test('[DATA-11] each picker is limited by the other time, by now and by the end of today', () => {
  const end = '2026-03-02T23:59:59.999Z';
  expect(timeLimits({}, now, 'UTC')).toEqual({ from: { max: 'now' }, to: { max: end } });
  expect(timeLimits({ fromTime: at(0), toTime: at(hour) }, now, 'UTC')).toEqual({
    from: { max: at(hour) },
    to: { min: at(1000), max: end },
  });
});

test('whatever stands in an address, the rules judge it', () => {
  const text = fc.option(fc.string(), { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom('items', 'history', 'transitions', 'x'),
        fromTime: text,
        toTime: text,
      }),
      (filters) => {
        expect(typeof filterErrors({ ...noFilters, ...filters }, context)).toBe('object');
      },
    ),
  );
});

test.each([
  ['UTC', '2026-03-02T00:30:00Z', '2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30T21:59:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-23T22:00:00.000Z', '2026-10-24T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26T00:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('in %s the day before %s is whole, whenever clocks are changed', (zone, now, fromTime, toTime) => {
  expect(dayBefore(Date.parse(now), zone)).toEqual({ fromTime, toTime });
});
