import fc from 'fast-check';
import type { Alert, AlertTone } from './alert';
import { combineAlerts, planAlert, textLimit, withdrawAlerts } from './combineAlerts';

const tones: readonly AlertTone[] = ['success', 'info', 'warning', 'danger'];

test.each([
  ['success', 'banner', false],
  ['info', 'banner', false],
  ['warning', 'banner', true],
  ['danger', 'modal', true],
] as const)('[ALERT-04] %s appears as %s, sticky: %s', (tone, place, sticky) => {
  expect(planAlert({ tone, title: 'Said' }, 1)).toMatchObject({ tone, place, sticky, count: 1 });
});

test.each(tones)('[ALERT-04] %s can be shown as banner or as modal', (tone) => {
  expect(planAlert({ tone, title: 'Said', place: 'banner' }, 1).place).toBe('banner');
  expect(planAlert({ tone, title: 'Said', place: 'modal' }, 1).place).toBe('modal');
});

test('the same said again raises the count, anything else stands on its own', () => {
  const said = [
    planAlert({ tone: 'danger', title: 'No', lines: ['Why'] }, 1),
    planAlert({ tone: 'danger', title: 'No', lines: ['Why'] }, 2),
    planAlert({ tone: 'danger', title: 'No', lines: ['Because'] }, 3),
    planAlert({ tone: 'warning', title: 'No', lines: ['Why'] }, 4),
  ].reduce<readonly Alert[]>(combineAlerts, []);
  expect(said.map(({ id, count }) => [id, count])).toEqual([
    [1, 2],
    [3, 1],
    [4, 1],
  ]);
});

test('a settled matter is withdrawn once nothing else is behind the alert', () => {
  const two = ['a', 'b']
    .map((source, index) => planAlert({ tone: 'danger', title: 'No', source }, index))
    .reduce<readonly Alert[]>(combineAlerts, []);
  const one = withdrawAlerts(two, 'a');
  expect(one).toHaveLength(1);
  expect(withdrawAlerts(one, 'b')).toEqual([]);
  expect(withdrawAlerts(two, 'c')).toBe(two);
});

test('no alert is lost or doubled: the counts add up to what was said', () => {
  const request = fc.record({
    tone: fc.constantFrom(...tones),
    title: fc.constantFrom('one', 'two'),
    lines: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(request), (requests) => {
      const shown = requests.map(planAlert).reduce<readonly Alert[]>(combineAlerts, []);
      expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(requests.length);
      const words = shown.map(({ tone, title, lines }) => JSON.stringify([tone, title, lines]));
      expect(new Set(words).size).toBe(words.length);
    }),
  );
});

test('texts that nobody can read are cut, without half a character at the end', () => {
  const long = `${'x'.repeat(textLimit - 1)}😀`;
  const { title, lines } = planAlert(
    { tone: 'danger', title: long.repeat(10), lines: ['short', 'y'.repeat(5 * textLimit), 'never shown'] },
    1,
  );
  expect(title).toBe(`${'x'.repeat(textLimit - 1)}…`);
  expect(lines).toEqual(['short', `${'y'.repeat(textLimit - 5)}…`]);
});
