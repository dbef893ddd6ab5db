/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { readMessages } from '@console/testing/messages';
import en from '../../messages/en.json';
import { gateSentence, layoutGate } from './gate';

const translate = readMessages(en);
const configuration = {
  in: { antennaIds: [2, 3], transmitPowers: [24, undefined] },
  out: { antennaIds: [10], transmitPowers: [] },
  ignored: { antennaIds: [6, 7], transmitPowers: [] },
};
const reader = (name: string, side?: string) => ({ name, side, configuration });

test('readers over a passage stand one beside the other inside of it', () => {
  const { passages, readers } = layoutGate('OVERHEAD', [reader('A'), reader('B')]);
  expect(passages).toHaveLength(1);
  const [passage] = passages;
  for (const { x } of readers) {
    expect(x).toBeGreaterThan(passage?.from ?? Infinity);
    expect(x).toBeLessThan(passage?.to ?? -Infinity);
  }
});

test.each([
  ['OVERHEAD_OFFSET', true],
  ['SIDE_BY_SIDE', false],
])('%s: each pair has a passage; its readers are inside of it: %s', (arrangement, inside) => {
  const sides = ['LEFT', 'RIGHT', 'LEFT', 'RIGHT'];
  const { passages, readers } = layoutGate(
    arrangement,
    sides.map((side) => reader(side, side)),
  );
  expect(passages).toHaveLength(2);
  for (const { x, position } of readers) {
    const passage = passages[Math.floor((position - 1) / 2)];
    expect(x > (passage?.from ?? 0) && x < (passage?.to ?? 0)).toBe(inside);
  }
});

test('an empty gate is a passage without readers', () => {
  expect(layoutGate('OVERHEAD', [])).toMatchObject({ passages: [expect.anything()], readers: [] });
});

test('says in words what is drawn', () => {
  const [placed] = layoutGate('OVERHEAD_OFFSET', [reader('Gate-1', 'LEFT')]).readers;
  expect(placed && gateSentence(placed, translate)).toBe(
    'Gate-1, left: in by antennas 2 (24 dBm), 3; out by antennas 10. Ignores antennas 6, 7.',
  );
});

test('says what is not chosen yet', () => {
  const given = { name: undefined, side: undefined, configuration: undefined };
  const [placed] = layoutGate('OVERHEAD', [given]).readers;
  expect(placed && gateSentence(placed, translate)).toBe('No reader chosen: antenna directions not set.');
});
