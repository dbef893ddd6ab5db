import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../process/run';
import { inWorkspace } from '../workspace';
import { type Tally, tallyOfJest, tallyOfPlaywright } from './tally';

const reports = inWorkspace('reports');

/**
 * Runs a suite that writes a JSON report, and counts it. A suite that fails without a failed test, or without a
 * report at all, counts as one failure.
 */
async function suite<Report>(
  name: string,
  parameters: readonly string[],
  count: (report: Report) => Tally,
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = `${reports}/${name}.json`;
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const { ok } = await run(process.execPath, parameters, { env });
  let tally: Tally;
  try {
    tally = count(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Runs Jest; `parameters` narrow it down, as on its own command line. */
export const runJest = (parameters: readonly string[]): Promise<Tally> =>
  suite(
    'jest',
    [
      inWorkspace('node_modules/jest/bin/jest.js'),
      '--config',
      inWorkspace('packages/build/jest/jest.config.mjs'),
      '--json',
      `--outputFile=${reports}/jest.json`,
      ...parameters,
    ],
    tallyOfJest,
  );

/** Runs Playwright with the given browser. */
export const runPlaywright = (browser: string): Promise<Tally> =>
  suite(
    'playwright',
    [
      inWorkspace('e2e/node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      inWorkspace('e2e/playwright.config.ts'),
    ],
    tallyOfPlaywright,
    { CHROMIUM_PATH: browser },
  );
