/** Number of tests by outcome. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The tally of no test. */
export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Counts in Jest's JSON report. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that could not be run at all, whose tests nobody knows. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run, or what its tests said. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Milliseconds; null for a test that did not run. */
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Counts in Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    /** Passed only when tried again: the list of journeys names them. */
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Failures outside of tests: files that could not be read, a site that did not come up. */
  readonly errors: readonly unknown[];
}

/** Tally of a report of Jest; files that could not be run count as failed. */
export const tallyOfJest = (report: JestReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Tally of a report of Playwright; flaky journeys count as passed. */
export const tallyOfPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/** The sum of two tallies. */
export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** The line that says it all: `12 passed, 0 failed, 1 skipped`. */
export const line = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
