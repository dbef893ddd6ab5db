import type { Job } from '@console/api-client/jobs';
import {
  blockedReasons,
  draftOfValues,
  isDowngrade,
  isLed,
  isOlder,
  jobsInTheWay,
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

test.each([
  ['FIRMWARE_SPEEDWAY', ['6.4.0', '6.4.0']],
  ['CAP_ITEMSENSE', ['1.8.0', '1.7.0']],
] as const)(
  '[UPGRADE-05] a reader whose job is stopped before counts as idle: %s',
  (imageType, installed) => {
    const chosen = { imageType, version: undefined };
    const busy = { name: 'Busy', state: 'RUNNING_JOB', installed: installed[1] };
    const others = [
      { name: 'Dock', state: 'IDLE', installed: installed[0], eligibility: 'ready', isFreed: false },
      { name: 'Gone', eligibility: 'notIdle', isFreed: false },
    ];
    const readers = ['Busy', 'Dock', 'Gone'].map((name) => ({ name }));
    expect(upgradeChoices(readers, known, chosen)).toEqual([
      { ...busy, eligibility: 'notIdle', isFreed: false },
      ...others,
    ]);
    expect(upgradeChoices(readers, known, chosen, [{ readerNames: ['Busy', 'Dock', 'Gone'] }])).toEqual([
      { ...busy, eligibility: 'ready', isFreed: true },
      ...others,
    ]);
  },
);

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

test('[UPGRADE-02] an upgrade starts as one of the firmware by the service, with nothing chosen', () => {
  expect(newUpgradeValues).toEqual({
    imageType: 'FIRMWARE_SPEEDWAY',
    version: undefined,
    maxParallelReaders: 10,
    readers: [],
    rollout: 'atOnce',
    canary: 1,
    share: 25,
    stopAfter: 1,
    window: undefined,
    stopJobs: false,
  });
});

test('[UPGRADE-07] blank leaves it to the service', () => {
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
    { upgrade: { ...start, version: 7 } },
  ])
    expect(readUpgradeStart(state)).toBeUndefined();
  expect(readUpgradeStart({ upgrade: { ...start, readers: ['Dock', 7] } })).toEqual(start);
});

test.each([
  ['5.12.2.240', '6.4.1.240', true],
  ['7.0.0.240', '6.4.1.240', false],
  ['6.10', '6.9.9', false],
  ['6.9', '6.10', true],
  ['6.4.1', '6.4.1.0', false],
  ['6.4.1', '6.4.1.1', true],
  ['6.4.1.1', '6.4.1', false],
  ['v7.0', '6.4', false],
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

test.each<[UpgradeChoice['eligibility'], string | undefined, string | undefined, boolean]>([
  ['ready', '6.4.0', '7.0.0', true],
  ['ready', '7.0.0', '6.4.0', false],
  ['ready', undefined, '7.0.0', false],
  ['ready', '6.4.0', undefined, false],
  ['notIdle', '6.4.0', '7.0.0', false],
])('a reader that is %s and would get %s in place of %s is downgraded: %s', (...row) => {
  const [eligibility, version, installed, expected] = row;
  const choice = { name: 'Dock', eligibility, ...(installed !== undefined && { installed }) };
  expect(isDowngrade(choice, version)).toBe(expected);
});

const job = (id: string, readerNames: readonly string[], change: Partial<Job> = {}): Job => ({
  id,
  status: 'RUNNING',
  recipeName: 'Count',
  facilities: [],
  readerNames,
  allReaderNames: readerNames,
  failedReaderNames: [],
  errorOccurred: false,
  errorCount: 0,
  errors: [],
  request: { recipeName: 'Count' },
  ...change,
});

test('jobs are in the way while they have readers, and are not over or about to be', () => {
  const running = job('1', ['Dock']);
  const others = [
    job('2', ['Dock'], { status: 'STOPPED' }),
    job('3', ['Dock'], { status: 'STOPPING' }),
    job('4', []),
  ];
  expect(jobsInTheWay([running, ...others])).toEqual([running]);
});

const [early, late] = ['2026-03-02T08:00:00.000Z', '2026-03-02T09:00:00.000Z'];
const order = { window: { key: 'waves.window.order' } };
const sizes = {
  canary: { key: 'validation.tooSmall', values: { min: 1 } },
  share: { key: 'validation.range', values: { min: 1, max: 100 } },
  stopAfter: { key: 'validation.number' },
};

test.each<[string, Partial<UpgradeValues>, boolean, boolean, object]>([
  ['at once', {}, false, false, {}],
  ['at once while another is led', {}, true, false, {}],
  ['in waves', { rollout: 'waves' }, false, true, {}],
  ['in waves while another is led', { rollout: 'waves' }, true, true, { rollout: { key: 'waves.underWay' } }],
  ['with jobs stopped meanwhile', { stopJobs: true }, true, true, { rollout: { key: 'waves.underWay' } }],
  ['at once, sizes of waves left wrong', { canary: 0, share: 101, stopAfter: 'few' }, false, false, {}],
  [
    'in waves of wrong sizes',
    { rollout: 'waves', canary: 0, share: 101, stopAfter: 'few' },
    false,
    true,
    sizes,
  ],
  ['within a time', { rollout: 'waves', window: { from: early, to: late } }, false, true, {}],
  ['from a time on', { rollout: 'waves', window: { from: early } }, false, true, {}],
  ['up to a time', { rollout: 'waves', window: { to: early } }, false, true, {}],
  ['within no time', { rollout: 'waves', window: { from: early, to: early } }, false, true, order],
  [
    'within a time that ends first',
    { stopJobs: true, window: { from: late, to: early } },
    false,
    true,
    order,
  ],
  ['at once, a wrong time left', { window: { from: late, to: early } }, false, false, {}],
])('an upgrade %s: what this browser cannot lead is refused', (_, change, isLeading, led, errors) => {
  const changed = { ...values, ...change };
  expect(isLed(changed)).toBe(led);
  expect(upgradeErrors(changed, ['Dock'], isLeading)).toEqual(errors);
});

test('no other upgrade is led unless it is said', () => {
  expect(upgradeErrors({ ...values, rollout: 'waves' }, ['Dock'])).toEqual({});
});

describe('the draft', () => {
  const software = { imageType: 'FIRMWARE_SPEEDWAY', version: '7.0.0', maxParallelReaders: 10 };
  const readers = ['Dock', 'Gate', 'Till', 'Door'];
  const jobs = [
    job('1', ['Dock', 'Away'], { name: 'Night' }),
    job('2', ['Gate'], { name: '' }),
    job('3', ['Away'], { name: 'Day' }),
  ];
  const request = { recipeName: 'Count' };
  const paused = [
    { id: '1', label: 'Night', request },
    { id: '2', label: 'Count', request },
  ];
  const waves = [['Dock'], ['Gate'], ['Till', 'Door']];

  test.each<[string, Partial<UpgradeValues>, object]>([
    ['in waves', { rollout: 'waves' }, { waves, stopAfter: 1, jobs: [] }],
    [
      'in waves of sizes that are left open',
      { rollout: 'waves', canary: undefined, share: undefined, stopAfter: undefined },
      { waves: [readers], jobs: [] },
    ],
    ['in waves with a limit that is no number', { rollout: 'waves', stopAfter: 'few' }, { waves, jobs: [] }],
    [
      'from a time on',
      { rollout: 'waves', window: { from: early } },
      { waves, stopAfter: 1, from: early, jobs: [] },
    ],
    [
      'up to a time',
      { rollout: 'waves', window: { to: late } },
      { waves, stopAfter: 1, until: late, jobs: [] },
    ],
    ['with jobs stopped meanwhile', { stopJobs: true }, { waves: [readers], jobs: paused }],
    ['in waves, with jobs', { rollout: 'waves', stopJobs: true }, { waves, stopAfter: 1, jobs: paused }],
  ])('of an upgrade %s has the plan of it', (_, change, plan) => {
    expect(draftOfValues({ ...values, ...change }, readers, jobs)).toStrictEqual({
      ...software,
      readers,
      waves: { ...software, ...plan },
    });
  });

  test('of an upgrade by the service has no plan, and a blank version while none is chosen', () => {
    expect(draftOfValues(newUpgradeValues, readers, jobs)).toStrictEqual({
      ...software,
      version: '',
      readers,
    });
  });

  test('stops no jobs where none are known', () => {
    expect(draftOfValues({ ...values, stopJobs: true }, ['Dock']).waves?.jobs).toEqual([]);
  });
});
