import { seededRandom } from '../server/random/random';
import { stepUpgrade, type UpgradingReader } from './upgradeSteps';

const waiting: UpgradingReader = {
  installStep: 'WAITING_FOR_PACKAGE',
  reader: { phase: 'ONLINE', state: 'IDLE', version: '1.0' },
  target: '2.0',
};

const luck = (chance: boolean) => ({ ...seededRandom('test'), chance: () => chance });

/** All steps to the end. */
function walk(start: UpgradingReader, unlucky = false) {
  const steps = [stepUpgrade(start, luck(unlucky))];
  for (let last = steps[0]; last && last.waitMs !== null; last = steps.at(-1))
    steps.push(stepUpgrade({ ...start, installStep: last.installStep }, luck(unlucky)));
  return steps.map(({ status, installStep, effect }) => [status, installStep, effect]);
}

test('an idle reader is upgraded step by step', () => {
  expect(walk(waiting)).toEqual([
    ['IN_PROGRESS', 'UPLOAD_PACKAGE', 'begins'],
    ['IN_PROGRESS', 'UPLOAD_SUCCESS', null],
    ['IN_PROGRESS', 'REBOOTING', null],
    ['IN_PROGRESS', 'REBOOTED', null],
    ['COMPLETED', 'VERSION_CORRECT', 'upgraded'],
  ]);
});

test('one that does not come back has failed', () => {
  expect(walk(waiting, true).at(-1)).toEqual(['FAILED', 'NOT_RESPONDING', 'lost']);
});

test.each([
  [null, 'SKIPPED', 'NOT_PROVISIONED'],
  [{ phase: 'AWAITING', state: 'AWAITING_AGENT', version: null }, 'SKIPPED', 'NOT_PROVISIONED'],
  [{ phase: 'ONLINE', state: 'IDLE', version: '2.0' }, 'SKIPPED', 'VERSION_CORRECT'],
  [{ phase: 'UPDATING', state: 'UPDATING_FIRMWARE', version: '1.0' }, 'SKIPPED', 'WAITING_FOR_PACKAGE'],
  [{ phase: 'OFFLINE', state: 'NOT_RESPONDING', version: '1.0' }, 'FAILED', 'NOT_RESPONDING'],
  [{ phase: 'ONLINE', state: 'RUNNING_JOB', version: '1.0' }, 'SKIPPED', 'WAITING_FOR_PACKAGE'],
] as const)('[UPGRADE-15] %j is not upgraded: %s at %s', (reader, status, installStep) => {
  expect(walk({ ...waiting, reader })).toEqual([[status, installStep, null]]);
});
