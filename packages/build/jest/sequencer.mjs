import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** The environment a file asks for by its docblock, else that of its project. */
const environmentOf = ({ path, context }) =>
  /@jest-environment\s+(\S+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? context.config.testEnvironment;

/**
 * Runs the files of one environment after another, those with a service first: a worker's service then serves them all
 * and is gone for the rest. Within an environment the order is Jest's own, the longest first.
 */
export default class ByEnvironment extends Sequencer {
  sort(tests) {
    const rank = new Map(tests.map((test) => [test.path, environmentOf(test)]));
    const order = (test) => (/service/i.test(rank.get(test.path)) ? '0' : '1') + rank.get(test.path);
    return super.sort(tests).toSorted((one, other) => order(one).localeCompare(order(other)));
  }
}
