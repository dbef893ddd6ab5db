import { monitorParams, readMonitorAddress } from './monitorAddress';

test.each([
  ['', { thresholdIds: undefined, view: 'cards' }],
  ['thresholdIds=["1","22"]', { thresholdIds: ['1', '22'], view: 'cards' }],
  ['thresholdIds=[1]&view=wall', { thresholdIds: ['1'], view: 'wall' }],
  ['view=board', { thresholdIds: undefined, view: 'board' }],
  ['view=other', { thresholdIds: undefined, view: 'cards' }],
  ['thresholdIds=1,2', { thresholdIds: [], view: 'cards' }],
  ['thresholdIds={}', { thresholdIds: [], view: 'cards' }],
])('[MONITOR-01] the address %j', (text, address) => {
  expect(readMonitorAddress(new URLSearchParams(text))).toEqual(address);
});

test('what is written is read again', () => {
  const address = { thresholdIds: ['7'], view: 'wall' } as const;
  const written = Object.entries(monitorParams(address)).map(([name, value]) => [name, value ?? '']);
  expect(readMonitorAddress(new URLSearchParams(written))).toEqual(address);
  expect(Object.values(monitorParams({ thresholdIds: undefined, view: 'cards' }))).toEqual([
    undefined,
    undefined,
  ]);
});
