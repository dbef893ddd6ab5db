import { draftOfValues, endOfDay, offeredLogs, systemLogErrors } from './systemLogs.values';

const now = Date.parse('2026-03-10T14:15:16.789Z');
const keyOf = (failure: unknown) => (failure as { key?: string } | undefined)?.key;
const errors = (from: string | undefined, to: string | undefined) => {
  const found = systemLogErrors({ from, to, extended: false }, now);
  return [keyOf(found.from), keyOf(found.to)];
};
const fine = [undefined, undefined];

test('[LOG-10] the last seven days are offered, without the extended logs', () => {
  expect(offeredLogs(now)).toEqual({
    from: '2026-03-03T14:15:16.000Z',
    to: '2026-03-10T14:15:16.000Z',
    extended: false,
  });
});

test('[LOG-12] from is before to by at least a second', () => {
  expect(errors('2026-03-10T10:00:00.000Z', '2026-03-10T10:00:01.000Z')).toEqual(fine);
  for (const to of ['2026-03-10T10:00:00.999Z', '2026-03-10T10:00:00.000Z', '2026-03-09T10:00:00.000Z'])
    expect(errors('2026-03-10T10:00:00.000Z', to)).toEqual([undefined, 'logs.system.order']);
});

test('[LOG-12] to is not after the end of the current day', () => {
  expect(endOfDay(now)).toBe('2026-03-10T23:59:59.999Z');
  expect(errors('2026-03-10T10:00:00.000Z', '2026-03-10T23:59:59.999Z')).toEqual(fine);
  expect(errors('2026-03-10T10:00:00.000Z', '2026-03-11T00:00:00.000Z')).toEqual([
    undefined,
    'logs.system.future',
  ]);
});

test('[LOG-12] what is wrong with the range shows at once, blank ends do not', () => {
  const failures = (from: string | undefined, to: string | undefined) =>
    systemLogErrors({ from, to, extended: false }, now);
  const ten = '2026-03-10T10:00:00.000Z';
  expect(failures(ten, ten)).toEqual({ to: { key: 'logs.system.order', atOnce: true } });
  expect(failures(ten, '2026-03-11T00:00:00.000Z')).toEqual({
    to: { key: 'logs.system.future', atOnce: true },
  });
  expect(failures(undefined, ten)).toEqual({ from: { key: 'logs.system.incomplete' } });
});

test('a range is asked for as it was chosen', () => {
  const chosen = { ...offeredLogs(now), extended: true };
  expect(draftOfValues(chosen)).toEqual(chosen);
});

test('[LOG-12] both ends have to be there', () => {
  const incomplete = 'logs.system.incomplete';
  expect(errors(undefined, '2026-03-10T10:00:00.000Z')).toEqual([incomplete, undefined]);
  expect(errors('2026-03-10T10:00:00.000Z', undefined)).toEqual([undefined, incomplete]);
  expect(errors(undefined, undefined)).toEqual([incomplete, incomplete]);
});
