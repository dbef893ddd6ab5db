import { readScannedReader } from './adapter';

test.each([
  [
    { needsAuth: true, known: false },
    { needsAuth: true, known: false },
  ],
  [
    { needsAuth: false, known: true },
    { needsAuth: false, known: true },
  ],
  [
    { needsAuth: null, known: null, name: null, facility: '' },
    { needsAuth: false, known: false },
  ],
  [{}, { needsAuth: false, known: false }],
])('[REGISTER-12] [REGISTER-16] a scanned reader of which is said %j is shown as %j', (said, shown) => {
  expect(readScannedReader({ ipAddress: '10.0.0.1', ...said })).toEqual({ ipAddress: '10.0.0.1', ...shown });
});

test('[REGISTER-15] a scanned reader is shown with what the service knows of it', () => {
  const reader = {
    name: 'Dock 1',
    serialNumber: '370-17-01-1068',
    ipAddress: '10.0.0.1',
    simpleModelName: 'xArray',
    facility: 'DC',
    needsAuth: false,
    known: true,
  };
  expect(readScannedReader(reader)).toEqual(reader);
});
