const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const tsx = require('tsx/cjs/api');
const passingOver = require('./passingOver.cjs');

const { default: DomEnvironment } = tsx.require(
  '../../../../packages/testing/src/environments/dom.ts',
  __filename,
);

/** Stryker watches the environment of the settings; one that a test names has to be told to it. */
module.exports = passingOver(mixinJestEnvironment(DomEnvironment));
