const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Small tests first: they are those of one function, and what they notice need not be looked for by a whole server. */
module.exports = class SmallFirst extends Sequencer {
  sort(tests) {
    const sizes = new Map(tests.map((test) => [test, statSync(test.path).size]));
    return [...tests].sort((one, other) => sizes.get(one) - sizes.get(other));
  }
};
