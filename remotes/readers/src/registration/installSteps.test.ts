/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { registrationSteps } from '@console/api-client/registrations';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import { readersDone, registrationProgress, stepHint, stepLabel, stepNumber } from './installSteps';

const translate = readMessages(en);

test('[REGISTER-28] the steps come in this order with readable labels', () => {
  expect(registrationSteps.map((installStep) => stepLabel({ installStep }, translate))).toEqual([
    'Waiting for package',
    'Upload package',
    'Upload success',
    'Rebooting',
    'Rebooted',
    'Ready for provisioning',
    'Provisioning',
    'Waiting for server contact',
    'Install finished',
  ]);
  expect(registrationSteps.map((installStep) => stepNumber({ installStep }))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

test('[REGISTER-28] the second wording is told of the steps that have one', () => {
  expect(registrationSteps.map((installStep) => stepHint({ installStep }, translate))).toEqual([
    'verifying the install file',
    undefined,
    'installer upload complete',
    'reboot signal sent',
    'reader rebooted',
    'waiting for configuration',
    'configuration sent',
    undefined,
    'registration complete',
  ]);
  expect(stepHint({ installStep: 'WARMING_UP' }, translate)).toBeUndefined();
});

test('[REGISTER-28] a step that only a newer service knows shows as it stands', () => {
  expect(stepLabel({ installStep: 'WARMING_UP' }, translate)).toBe('WARMING_UP');
  expect(stepNumber({ installStep: 'WARMING_UP' })).toBe(0);
  expect(stepLabel({}, translate)).toBeUndefined();
});

test('progress counts the steps of all readers; one that failed is done', () => {
  const readers = [
    { installStep: 'UPLOAD_SUCCESS' },
    { installStep: 'INSTALL_FINISHED' },
    { installStep: 'REBOOTING', error: 'gone' },
  ];
  expect(registrationProgress(readers)).toBeCloseTo((3 / 9 + 1 + 1) / 3);
  expect(readersDone(readers)).toBe(2);
  expect(registrationProgress([])).toBe(0);
});
