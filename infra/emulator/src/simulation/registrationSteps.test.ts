import { registrationSteps } from '@console/api-client/registrations/schema';
import { seededRandom } from '../server/random/random';
import { type RegisteringReader, stepRegistration } from './registrationSteps';

const reader: RegisteringReader = {
  installStep: 'WAITING_FOR_PACKAGE',
  present: true,
  locked: false,
  defect: null,
};

/** All steps to the end, without bad luck. */
function walk(start: RegisteringReader) {
  const random = { ...seededRandom('test'), chance: () => false };
  const steps = [stepRegistration(start, random)];
  for (let last = steps[0]; last && last.waitMs !== null; last = steps.at(-1))
    steps.push(stepRegistration({ ...start, installStep: last.installStep }, random));
  return steps;
}

test('[REGISTER-28] a reader goes through all nine steps in order', () => {
  const steps = walk(reader);
  expect([reader.installStep, ...steps.map(({ installStep }) => installStep)]).toEqual(registrationSteps);
  expect(steps.every(({ error }) => error === null)).toBe(true);
  expect(steps.at(-1)?.waitMs).toBeNull();
});

test.each([
  [{ present: false }, 'UPLOAD_PACKAGE', 'No reader answers at this address'],
  [{ locked: true }, 'UPLOAD_PACKAGE', 'The reader needs a password'],
  [{ defect: 'It did not come back' }, 'REBOOTING', 'It did not come back'],
])('%j fails', (change, installStep, error) => {
  expect(walk({ ...reader, ...change }).at(-1)).toEqual({ installStep, error, waitMs: null });
});

test('now and then a reader does not find the server', () => {
  const unlucky = { ...seededRandom('test'), chance: () => true };
  expect(stepRegistration({ ...reader, installStep: 'WAITING_FOR_SERVER_CONTACT' }, unlucky)).toEqual({
    installStep: 'WAITING_FOR_SERVER_CONTACT',
    error: 'The reader did not contact the server in time',
    waitMs: null,
  });
});
