/** @jest-environment ./packages/testing/src/environments/dom.ts */

import { type Registration, registrationSteps } from '@console/api-client/registrations';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import {
  registrationAlert,
  registrationCounts,
  registrationProgress,
  statusText,
  statusTone,
  stepHint,
  stepLabel,
  stepNumber,
} from './registration.texts';

const translate = readMessages(en);

test('[REGISTER-28] the steps come in this order with readable labels', () => {
  expect(registrationSteps.map((step) => stepLabel(step, translate))).toEqual([
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
  expect(stepLabel('WARMING_UP', translate)).toBe('WARMING_UP');
  expect(stepNumber({ installStep: 'WARMING_UP' })).toBe(0);
  expect(stepLabel(undefined, translate)).toBeUndefined();
});

test('words and bar of the progress count the same: the readers that are through with it, well or not', () => {
  const readers = [
    { installStep: 'UPLOAD_SUCCESS' },
    { installStep: 'INSTALL_FINISHED' },
    { installStep: 'REBOOTING', error: 'gone' },
    { installStep: 'REBOOTING' },
  ];
  expect(registrationCounts(readers)).toEqual({ registered: 1, failed: 1, inProgress: 2 });
  expect(registrationProgress(readers, translate)).toEqual({
    value: 0.5,
    text: '1 registered, 1 failed, 2 in progress',
  });
  expect(registrationProgress([], translate).value).toBe(0);
});

test.each([
  [{ status: 'IN_PROGRESS' }, 'In Progress', 'info'],
  [{ status: 'COMPLETED' }, 'Completed', 'success'],
  [{ status: 'FAILED', error: 'no package' }, 'Failed', 'danger'],
  [{ status: 'FAILED', error: 'It was cancelled' }, 'Failed', 'neutral'],
])('[REGISTER-23] the status of %j reads "%s", in the tone %s', (changes, text, tone) => {
  expect(statusText(changes.status, translate)).toBe(text);
  expect(statusTone({ id: '1', readers: [], ...changes })).toBe(tone);
});

const said = (changes: Partial<Registration>) =>
  registrationAlert({ id: '7', status: 'COMPLETED', readers: [], ...changes }, translate);

test('[REGISTER-29] nothing is said while it runs', () => {
  expect(said({ status: 'IN_PROGRESS' })).toBeUndefined();
});

test('[REGISTER-29] a cancellation is information', () => {
  expect(said({ status: 'FAILED', error: 'The registration was cancelled' })).toEqual({
    tone: 'info',
    title: 'Registration 7 was cancelled.',
  });
});

test('[REGISTER-29] a failure is a danger, with its reason', () => {
  expect(said({ status: 'FAILED', error: 'no package' })).toEqual({
    tone: 'danger',
    title: 'Registration 7 failed.',
    lines: ['no package'],
  });
});

test('[REGISTER-29] single readers that failed are named', () => {
  const readers = [
    { name: 'Dock' },
    { name: 'Till', error: 'locked' },
    { address: '10.0.0.1', error: 'gone' },
  ];
  expect(said({ readers })).toEqual({
    tone: 'danger',
    title: 'Registration 7: 2 readers failed:',
    lines: ['Till', '10.0.0.1'],
  });
});

test('[REGISTER-29] otherwise it succeeded', () => {
  expect(said({ readers: [{ name: 'Dock' }] })).toEqual({
    tone: 'success',
    title: 'Registration 7 is complete: all readers are registered.',
  });
});
