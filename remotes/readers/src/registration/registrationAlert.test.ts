/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { Registration } from '@console/api-client/registrations';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import { registrationAlert } from './registrationAlert';

const translate = readMessages(en);
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
    title: 'Registration 7 is over, but these readers could not be registered:',
    lines: ['Till', '10.0.0.1'],
  });
});

test('[REGISTER-29] otherwise it succeeded', () => {
  expect(said({ readers: [{ name: 'Dock' }] })).toEqual({
    tone: 'success',
    title: 'Registration 7 is complete: all readers are registered.',
  });
});
