import {
  blockedReasons,
  draftOfValues,
  isOlder,
  newUpgradeValues,
  readUpgradeStart,
  selectedReaders,
  type UpgradeChoice,
  type UpgradeValues,
  upgradeChoices,
  upgradeErrors,
  writeUpgradeStart,
} from './upgrade.values';

const values: UpgradeValues = { ...newUpgradeValues, version: '7.0.0', readers: ['Dock'] };
const health = (readerName: string, state: string, firmware?: string, app?: string) => ({
  readerName,
  state,
  version: { firmware, app },
});
const definitions = [{ name: 'Dock' }, { name: 'Gate' }, { name: 'Busy' }, { name: 'New' }];
const known = [
  health('Dock', 'IDLE', '6.4.0', '1.8.0'),
  health('Gate', 'IDLE', '7.0.0', '1.7.0'),
  health('Busy', 'RUNNING_JOB', '6.4.0', '1.7.0'),
  health('New', 'IDLE', '0.0.1'),
];
const eligibilities = (chosen: Pick<UpgradeValues, 'imageType' | 'version'>) =>
  upgradeChoices(definitions, known, chosen).map(({ name, eligibility }) => `${name} ${eligibility}`);

test('[UPGRADE-05] readers are compared with 0.0.1 while no version is chosen', () => {
  expect(eligibilities(newUpgradeValues)).toEqual([
    'Dock ready',
    'Gate ready',
    'Busy notIdle',
    'New atVersion',
  ]);
});

test('[UPGRADE-05] then with that version, of the firmware or the app', () => {
  expect(eligibilities(values)).toEqual(['Dock ready', 'Gate atVersion', 'Busy notIdle', 'New ready']);
  expect(eligibilities({ imageType: 'CAP_ITEMSENSE', version: '1.8.0' })).toEqual([
    'Dock atVersion',
    'Gate ready',
    'Busy notIdle',
    'New ready',
  ]);
});

test('[UPGRADE-05] a reader whose health is not known cannot be upgraded, and only those that can count', () => {
  const choices = upgradeChoices(definitions, known.slice(0, 2), values);
  expect(choices.map(({ eligibility }) => eligibility)).toEqual(['ready', 'atVersion', 'notIdle', 'notIdle']);
  expect(selectedReaders(['Busy', 'Dock', 'Gone', 'Gate'], choices)).toEqual(['Dock']);
});

test('[UPGRADE-06] a reader, an image type and a version are required', () => {
  expect(upgradeErrors(values, ['Dock'])).toEqual({});
  expect(upgradeErrors({ ...values, version: undefined }, [])).toMatchObject({
    version: { key: 'validation.blank' },
    readers: { key: 'upgrades.readers.required' },
  });
  const untyped = { ...values, imageType: undefined } as unknown as UpgradeValues;
  expect(upgradeErrors(untyped, ['Dock']).imageType).toEqual({ key: 'validation.blank' });
});

test.each([undefined, 1, 10])('[UPGRADE-07] %s readers at a time are accepted', (maxParallelReaders) => {
  expect(upgradeErrors({ ...values, maxParallelReaders }, ['Dock']).maxParallelReaders).toBeUndefined();
});

test.each([0, 11, 2.5, 'many', -1])('[UPGRADE-07] %s readers at a time are not', (maxParallelReaders) => {
  expect(upgradeErrors({ ...values, maxParallelReaders }, ['Dock']).maxParallelReaders).toBeDefined();
});

test('[UPGRADE-07] it starts as 10, and blank leaves it to the service', () => {
  expect(newUpgradeValues.maxParallelReaders).toBe(10);
  expect(draftOfValues(values, ['Dock'])).toMatchObject({ readers: ['Dock'], maxParallelReaders: 10 });
  expect(draftOfValues({ ...values, maxParallelReaders: undefined }, ['Dock'])).not.toHaveProperty(
    'maxParallelReaders',
  );
});

test('what an upgrade is started anew with comes through the history entry, and nothing else does', () => {
  const start = { imageType: 'CAP_ITEMSENSE', version: '1.8.0', readers: ['Dock'] } as const;
  expect(readUpgradeStart(writeUpgradeStart(start))).toEqual(start);
  for (const state of [
    null,
    undefined,
    'text',
    {},
    { upgrade: {} },
    { upgrade: { ...start, imageType: 'X' } },
  ])
    expect(readUpgradeStart(state)).toBeUndefined();
});

test.each([
  ['5.12.2.240', '6.4.1.240', true],
  ['7.0.0.240', '6.4.1.240', false],
  ['6.10', '6.9.9', false],
  ['6.4.1', '6.4.1.0', false],
])('%s is older than %s: %s', (version, than, older) => {
  expect(isOlder(version, than)).toBe(older);
});

test('why readers cannot be upgraded is counted, the most frequent reason first', () => {
  const choice = (eligibility: UpgradeChoice['eligibility'], state?: string) => ({
    name: 'r',
    eligibility,
    ...(state !== undefined && { state }),
  });
  expect(
    blockedReasons([
      choice('notIdle', 'NOT_RESPONDING'),
      choice('ready', 'IDLE'),
      choice('notIdle', 'RUNNING_JOB'),
      choice('notIdle', 'RUNNING_JOB'),
      choice('atVersion', 'IDLE'),
      choice('notIdle'),
    ]),
  ).toEqual([
    { reason: 'RUNNING_JOB', count: 2 },
    { reason: 'NOT_RESPONDING', count: 1 },
    { reason: 'atVersion', count: 1 },
    { reason: 'other', count: 1 },
  ]);
});
