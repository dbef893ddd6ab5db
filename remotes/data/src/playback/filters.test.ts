import { playbackErrors, playbackFields, playbackOfLastHour, recordedQuery } from './filters';

const now = Date.UTC(2026, 2, 2, 8, 30, 12);
const hour = playbackOfLastHour(now);

test('it begins with the last hour, and asks for a facility or an EPC', () => {
  expect(hour.fromTime).toBe('2026-03-02T07:30:00.000Z');
  expect(playbackErrors(hour, now).facility).toEqual({ key: 'data.playback.what.required' });
  expect(playbackErrors({ ...hour, epcPrefix: '30' }, now).facility).toBeUndefined();
});

test('an address that names no start plays from the one given, and one that names it from there', () => {
  const { fromTime } = playbackFields(hour.fromTime);
  expect(fromTime.read([])).toBe('2026-03-02T07:30:00.000Z');
  expect(fromTime.read(['2026-03-01T00:00:00Z'])).toBe('2026-03-01T00:00:00Z');
});

test.each([
  ['no start', { fromTime: undefined }, 'fromTime', 'data.playback.from.required'],
  ['a start that is no time', { fromTime: 'noon' }, 'fromTime', 'data.time.unreadable'],
  ['a start to come', { fromTime: '2027-01-01T00:00:00Z' }, 'fromTime', 'data.fromTime.future'],
  ['an end before its start', { toTime: '2026-03-02T07:00:00Z' }, 'toTime', 'data.toTime.tooEarly'],
  ['an end that is no time', { toTime: '25:00' }, 'toTime', 'data.time.unreadable'],
  ['an EPC in words', { epcPrefix: 'pallet' }, 'epcPrefix', 'data.epcPrefix.hexadecimal'],
  ['a zone of no facility', { zone: 'Dock' }, 'zone', 'data.playback.zone.withoutFacility'],
])('%s is refused in words', (_, given, field, key) => {
  expect(playbackErrors({ ...hour, ...given }, now)[field]).toMatchObject({ key });
});

test('times of another zone are asked for as the same instants in UTC', () => {
  expect(
    recordedQuery({ ...hour, facility: 'Store', zone: 'Dock', fromTime: '2026-03-02T09:30:00+02:00' }),
  ).toEqual({
    epcPrefix: undefined,
    facility: 'Store',
    zoneNames: ['Dock'],
    fromTime: '2026-03-02T07:30:00.000Z',
    toTime: undefined,
  });
});
