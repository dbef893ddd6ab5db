// The same samples in every run, so that a change is judged by what it changes; another seed looks for more.
const fc = require('fast-check/unseeded');

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
module.exports = fc;
