// The same samples in every run, so that a change is judged by what it changes; another seed looks for more.
const fc = require('fast-check/unseeded');

const deep = process.env.TEST_DEEP === '1';

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.FAST_CHECK_SEED ?? 1),
  numRuns: Number(process.env.FAST_CHECK_RUNS ?? (deep ? 20_000 : 100)),
  // What is slow to check is checked as often as this allows, in milliseconds.
  ...(deep && { interruptAfterTimeLimit: 10_000 }),
});
module.exports = fc;
