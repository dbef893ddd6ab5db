import { readMonitorAddress, writeMonitorAddress } from './monitorAddress';

test.each([
  ['', { thresholdIds: undefined, wall: false }],
  ['thresholdIds=["1","22"]', { thresholdIds: ['1', '22'], wall: false }],
  ['thresholdIds=[1]&view=wall', { thresholdIds: ['1'], wall: true }],
  ['thresholdIds=1,2', { thresholdIds: [], wall: false }],
  ['thresholdIds={}', { thresholdIds: [], wall: false }],
])('[MONITOR-01] the address %j', (text, address) => {
  expect(readMonitorAddress(new URLSearchParams(text))).toEqual(address);
});

test('what is written is read again, beside what else stands there', () => {
  const address = { thresholdIds: ['7'], wall: true };
  const written = writeMonitorAddress(new URLSearchParams('t7.sort=epc'), address);
  expect(written.get('t7.sort')).toBe('epc');
  expect(readMonitorAddress(written)).toEqual(address);
  const all = { thresholdIds: undefined, wall: false };
  expect(String(writeMonitorAddress(written, all))).toBe('t7.sort=epc');
});
