import { seededRandom } from '../server/random/random';
import { type ChangingFeature, stepFeature } from './featureSteps';

const changing: ChangingFeature = {
  requestStatus: 'INITIALIZING',
  target: 'ENABLED',
  readerType: 'SPEEDWAY',
  reachable: true,
};

const step = (change: Partial<ChangingFeature> = {}) =>
  stepFeature({ ...changing, ...change }, seededRandom('test'));

test('[FEATURE-04] INITIALIZING goes on to CONFIGURING, and that to the end', () => {
  expect(step()).toEqual({ requestStatus: 'CONFIGURING', message: null, waitMs: expect.any(Number) });
  expect(step({ requestStatus: 'CONFIGURING' })).toEqual({
    requestStatus: 'IDLE',
    status: 'ENABLED',
    message: null,
    waitMs: null,
  });
});

test.each(['INITIALIZING', 'CONFIGURING'] as const)('%s fails without a connection', (requestStatus) => {
  expect(step({ requestStatus, reachable: false })).toMatchObject({
    requestStatus: 'ERROR',
    message: 'The reader is not connected',
  });
});

test.each(['XARRAY', 'XSPAN', 'XPORTAL'])('a %s has no hub', (readerType) => {
  expect(step({ readerType })).toMatchObject({ requestStatus: 'CONFIGURING' });
  expect(step({ readerType, requestStatus: 'CONFIGURING' })).toMatchObject({
    requestStatus: 'ERROR',
    message: 'No antenna hub is attached to the reader',
  });
});
