const { TestEnvironment } = require('jest-environment-node');
const passingOver = require('./passingOver.cjs');

module.exports = passingOver(TestEnvironment);
