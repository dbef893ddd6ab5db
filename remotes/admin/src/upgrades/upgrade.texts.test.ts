import type { MessageValues, Translate } from '@console/design/messages';
import { readerOf } from './upgrade.fixtures';
import { failureGroups, imageTypeLabel, statusTone, stepLabel, upgradeAlert } from './upgrade.texts';

const translate = ((key: string, values?: MessageValues) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as Translate;
const detail = (status: string, ...readers: ReturnType<typeof readerOf>[]) => ({ id: '7', status, readers });

test.each(['REBOOTING', 'VERSION_CORRECT', 'NOT_RESPONDING', 'NOT_PROVISIONED'])(
  '[UPGRADE-16] the install step %s has a text',
  (step) => {
    expect(stepLabel(step, translate)).toBe(`upgrades.step.${step}`);
  },
);

test('[UPGRADE-16] an unknown one is shown as it came', () => {
  expect(stepLabel('POLISHING', translate)).toBe('POLISHING');
  expect(stepLabel(undefined, translate)).toBeUndefined();
});

test('[UPGRADE-02] image types have labels; an unknown one is shown as it came', () => {
  expect(imageTypeLabel('FIRMWARE_SPEEDWAY', translate)).toBe('upgrades.imageType.FIRMWARE_SPEEDWAY');
  expect(imageTypeLabel('OTHER', translate)).toBe('OTHER');
});

test('[UPGRADE-15] a skipped reader is a failure unless its version is correct', () => {
  expect(statusTone(readerOf('Dock', 'SKIPPED', 'VERSION_CORRECT'))).toBe('neutral');
  expect(statusTone(readerOf('Dock', 'SKIPPED', 'NOT_RESPONDING'))).toBe('danger');
  expect(statusTone(readerOf('Dock', 'FAILED'))).toBe('danger');
});

test('[UPGRADE-21] nothing is said of one that has not ended', () => {
  expect(upgradeAlert(detail('IN_PROGRESS'), translate)).toBeUndefined();
});

test('[UPGRADE-21] failed as a whole names the process; else the failed readers are named', () => {
  const failed = readerOf('Dock', 'FAILED');
  const done = readerOf('Gate', 'COMPLETED');
  expect(upgradeAlert(detail('FAILED', failed), translate)).toMatchObject({
    tone: 'danger',
    title: expect.stringMatching(/^upgrades\.ended\.failed .*"id":"7"/),
    lines: [],
  });
  expect(upgradeAlert(detail('COMPLETED', failed, done), translate)).toMatchObject({
    tone: 'danger',
    lines: ['Dock'],
  });
  expect(upgradeAlert(detail('COMPLETED', done), translate)).toMatchObject({ tone: 'success', lines: [] });
});

test('failures are grouped by their reason, the most frequent first', () => {
  const readers = [
    readerOf('A', 'FAILED', 'REBOOTING', 'no power'),
    readerOf('B', 'SKIPPED', 'NOT_RESPONDING'),
    readerOf('C', 'SKIPPED', 'NOT_RESPONDING'),
    readerOf('D', 'FAILED'),
    readerOf('E', 'COMPLETED', 'VERSION_CORRECT'),
  ];
  expect(failureGroups(readers, translate)).toEqual([
    { reason: 'upgrades.step.NOT_RESPONDING', readers: ['B', 'C'] },
    { reason: 'no power', readers: ['A'] },
    { reason: 'upgrades.failures.unknown', readers: ['D'] },
  ]);
});
