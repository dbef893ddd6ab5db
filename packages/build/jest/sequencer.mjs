import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** The environment a file asks for by its docblock, else that of its project. */
const environmentOf = (source, { context }) =>
  /@jest-environment\s+(\S+)/.exec(source)?.[1] ?? context.config.testEnvironment;

/**
 * True for a file that builds, or has a test with a time limit of its own, since it takes longer than others.
 */
const takesLong = (source, { path }) =>
  path.endsWith('.build.test.ts') || /^\s*(?:\}, )?\d+_000(?:\);|,)$/m.test(source);

/**
 * Runs the files of one environment after another, those with a service first: a worker's service then serves them all
 * and is gone for the rest. Within an environment those come first that take long, so that no worker is left alone with
 * one at the end; else the order is Jest's own, the longest first, which in a fresh clone it guesses from their size.
 */
export default class ByEnvironment extends Sequencer {
  sort(tests) {
    const ranks = new Map(
      tests.map((test) => {
        const source = readFileSync(test.path, 'utf8');
        const environment = environmentOf(source, test);
        return [
          test.path,
          (/service/i.test(environment) ? '0' : '1') + environment + (takesLong(source, test) ? '0' : '1'),
        ];
      }),
    );
    const order = ({ path }) => ranks.get(path);
    return super.sort(tests).toSorted((one, other) => order(one).localeCompare(order(other)));
  }
}
