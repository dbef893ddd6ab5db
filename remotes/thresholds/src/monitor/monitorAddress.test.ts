import { monitorParams, readMonitorAddress } from './monitorAddress';

test.each([
  ['', { thresholdIds: undefined, wall: false }],
  ['thresholdIds=["1","22"]', { thresholdIds: ['1', '22'], wall: false }],
  ['thresholdIds=[1]&view=wall', { thresholdIds: ['1'], wall: true }],
  ['thresholdIds=1,2', { thresholdIds: [], wall: false }],
  ['thresholdIds={}', { thresholdIds: [], wall: false }],
])('[MONITOR-01] the address %j', (text, address) => {
  expect(readMonitorAddress(new URLSearchParams(text))).toEqual(address);
});

test('what is written is read again', () => {
  const address = { thresholdIds: ['7'], wall: true };
  const written = Object.entries(monitorParams(address)).map(([name, value]) => [name, value ?? '']);
  expect(readMonitorAddress(new URLSearchParams(written))).toEqual(address);
  expect(Object.values(monitorParams({ thresholdIds: undefined, wall: false }))).toEqual([
    undefined,
    undefined,
  ]);
});
