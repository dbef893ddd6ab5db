import { stripVTControlCharacters } from 'node:util';
import { below, nameOfJourney, type PlaywrightTimes, specsOf } from './slowest';
import type { JestReport } from './tally';

/** A test or a check that failed, and what it said. */
export interface Failure {
  /** File below the workspace and title. */
  readonly name: string;
  /** Error with the place where it happened; may have colours of a terminal. */
  readonly message: string;
}

/** Tests of Jest that failed, and files that could not be run. @param workspace root that names are made relative to. */
export const failuresOfJest = (
  { testResults }: Pick<JestReport, 'testResults'>,
  workspace: string,
): Failure[] =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = below(workspace, name);
    if (status === 'failed' && assertionResults.length === 0) return [{ name: file, message }];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        name: `${file}: ${fullName}`,
        message: failureMessages.join('\n'),
      }));
  });

/** Journeys that failed, one for each repetition, and what failed outside of them. */
export const failuresOfPlaywright = ({ suites, errors = [] }: PlaywrightTimes): Failure[] => [
  ...specsOf(suites)
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      name: nameOfJourney(spec),
      message: spec.tests
        .flatMap(({ results }) =>
          results.flatMap(({ errors: own = [] }) => own.map(({ message }) => message)),
        )
        .join('\n'),
    })),
  ...errors.map(({ message }) => ({ name: 'Outside of the journeys', message })),
];

/**
 * Tells what failed, each with the first lines of what it said: for the end of a run whose output is long.
 * @param most how many lines of each. @defaultValue 12
 */
export function describeFailures(failures: readonly Failure[], most = 12): string {
  return failures
    .map(({ name, message }) => {
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return [`✗ ${name}`, ...lines.slice(0, most).map((line) => `    ${line.trimEnd()}`)].join('\n');
    })
    .join('\n\n');
}
