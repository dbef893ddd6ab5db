/** Cost of a kind of test in a run. */
export interface SuiteCost {
  /** A project of Jest, or journeys in an engine. */
  readonly title: string;
  readonly tests: number;
  /** Work of all workers together. */
  readonly seconds: number;
}

/** Work for a test that does nothing, in calls of functions. */
export interface EmptyCost {
  /** As the budget names it. */
  readonly title: string;
  readonly calls: number;
}

/** Budget of empty tests: calls of functions, as they were when they were recorded. */
export interface CostBudget {
  /** First number of the version of Node, whose own functions count, too. */
  readonly node: number;
  readonly calls: Readonly<Record<string, number>>;
}

/** Project of Jest that a test file is in: its name says so (`packages/build/jest/jest.config.mjs`). */
export function projectOf(file: string): string {
  if (file.endsWith('.build.test.ts')) return 'builds';
  if (file.endsWith('.test.ts')) return 'node';
  return file.startsWith('packages/design/') ? 'dom' : 'service';
}

/** Sums up files of tests, or single ones. */
export const costOf = (title: string, parts: readonly Omit<SuiteCost, 'title'>[]): SuiteCost => ({
  title,
  tests: parts.reduce((sum, { tests }) => sum + tests, 0),
  seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
});

/** The one in the middle of those that follow the first ones, which load what the later ones find. */
export function usual(counts: readonly number[], warmUp: number): number | undefined {
  const sorted = counts.slice(warmUp).toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1];
}

/** Part of a budget by which it may be exceeded. */
const room = 0.1;

const written = (count: number) => count.toLocaleString('en-US');

/**
 * Sentences about what costs more than its budget allows. A budget of another version of Node counts for nothing.
 * @param version of Node, `v20.20.2`
 */
export function exceededCosts(
  empty: readonly EmptyCost[],
  { node, calls: budget }: CostBudget,
  version: string,
): string[] {
  if (!version.startsWith(`v${node}.`)) return [];
  return empty.flatMap(({ title, calls }) => {
    const before = budget[title];
    if (before === undefined || calls <= before * (1 + room)) return [];
    const more = Math.round((calls / before - 1) * 100);
    return [
      `${title} takes ${written(calls)} calls of functions, ${more} % more than the ${written(before)} of its budget, and every other one pays for it, too. ` +
        `Find what was added to what they all share; where that is worth it, record the new number in infra/commands/costs.json, with the reason in the commit.`,
    ];
  });
}

/** The table of what a run cost. */
export function describeCosts(
  suites: readonly SuiteCost[],
  empty: readonly EmptyCost[],
  { calls: budget }: CostBudget,
): string {
  const sums = suites
    .filter(({ tests }) => tests > 0)
    .map(
      ({ title, tests, seconds }) =>
        `${written(tests).padStart(8)} tests ${seconds.toFixed(0).padStart(6)} s  ${title}`,
    );
  const calls = empty.map(({ title, calls: count }) => {
    const before = budget[title];
    const change = before === undefined ? 'no budget' : `${((count / before - 1) * 100).toFixed(1)} %`;
    return `${written(count).padStart(14)} calls  ${title} (${change})`;
  });
  return `${[...sums, ...calls].join('\n')}\n`;
}
