/** True in the deep run. */
export const isDeep = process.env.TEST_DEEP === '1';

/** All rounds are gone through, however long that takes: the longest time that a timer has, in milliseconds. */
export const unlimited = { interruptAfterTimeLimit: 2 ** 31 - 1 };

/** Settings of a property that is tried this often: the usual run tries the same each time, the deep run others. */
export const fuzzSettings = (numRuns: number) => ({
  numRuns,
  ...unlimited,
  ...(!isDeep && { seed: 20_161_121 }),
});
