import { draftOfValues, type JobValues, jobErrors, valuesOfDraft } from './job.values';

const valid = { ...valuesOfDraft(), facility: 'F', recipeName: 'R' };
const keysOf = (change: Partial<JobValues>) =>
  Object.entries(jobErrors({ ...valid, ...change })).flatMap(([field, failure]) =>
    failure && typeof failure === 'object' && 'key' in failure ? [`${field} ${failure.key}`] : [],
  );

test('[JOB-14] a new job starts with everything off', () => {
  expect(valuesOfDraft()).toEqual({
    name: '',
    facility: '',
    recipeName: '',
    durationSeconds: '',
    startDelay: '',
    reportToDatabaseEnabled: false,
    reportToHistoryEnabled: false,
    useOtherJobData: false,
  });
});

test.each([
  ['', undefined],
  [' ', undefined],
  [' PT1M ', 60],
  ['PT0S', 0],
  ['PT1H2M3S', 3723],
  ['PT90S', 90],
])('[JOB-16] [JOB-17] the duration %p is sent as %p seconds', (durationSeconds, expected) => {
  expect(draftOfValues({ ...valid, durationSeconds }).durationSeconds).toBe(expected);
});

test.each([
  [{}, []],
  [{ durationSeconds: 'PT0H0M0S' }, []],
  [{ durationSeconds: 'PT596523H14M7S' }, []],
  [{ durationSeconds: 'PT596523H14M8S' }, ['durationSeconds jobs.durationSeconds.tooLong']],
  [{ durationSeconds: 'PT-1H' }, ['durationSeconds validation.duration']],
  [{ durationSeconds: 'PT1.5S' }, ['durationSeconds validation.duration']],
  [{ durationSeconds: 'an hour' }, ['durationSeconds validation.duration']],
  [{ startDelay: 'soon' }, ['startDelay validation.duration']],
  [{ name: 'night shift' }, ['name jobs.name.characters']],
  [{ facility: '', recipeName: '' }, ['facility validation.blank', 'recipeName validation.blank']],
])('[JOB-17] [JOB-18] [JOB-19] what is wrong with %j', (change, expected) => {
  expect(keysOf(change)).toEqual(expected);
});

test('[JOB-17] the longest duration is told in whole days', () => {
  expect(jobErrors({ ...valid, durationSeconds: 'PT600000H' }).durationSeconds).toEqual({
    key: 'jobs.durationSeconds.tooLong',
    values: { days: 24_855 },
  });
});

test('[JOB-10] a job made from another keeps what the form does not show', () => {
  const original = {
    name: 'Count',
    recipeName: 'R',
    facility: 'F',
    durationSeconds: 600,
    startDelay: 'PT3M',
    reportToMessageQueueEnabled: false,
    reportToDatabaseEnabled: true,
    reportToHistoryEnabled: true,
    useOtherJobData: true,
    readerGroups: ['docks'],
  };
  expect(draftOfValues(valuesOfDraft(original), original)).toEqual(original);
});

test('[JOB-15] without the database there is no history', () => {
  const draft = draftOfValues({ ...valid, reportToHistoryEnabled: true });
  expect(draft.reportToHistoryEnabled).toBe(false);
});
