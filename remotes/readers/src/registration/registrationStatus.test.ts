import { statusText, statusTone } from './registrationStatus';

test.each([
  [{ status: 'IN_PROGRESS' }, 'In Progress', 'info'],
  [{ status: 'COMPLETED' }, 'Completed', 'success'],
  [{ status: 'FAILED', error: 'no package' }, 'Failed', 'danger'],
  [{ status: 'FAILED', error: 'It was cancelled' }, 'Failed', 'neutral'],
])('[REGISTER-23] the status of %j reads "%s", in the tone %s', (changes, text, tone) => {
  expect(statusText(changes.status)).toBe(text);
  expect(statusTone({ id: '1', readers: [], ...changes })).toBe(tone);
});
