import { existsSync } from 'node:fs';
import { inWorkspace, run } from '@console/workspace';
import { selectReached } from './selectChanged';

/** Number of commits looked at. */
const count = 30;
/** For the deep run: a commit that changes two things at once may miss, and what is committed is not mended. */
const deepTest = process.env.TEST_DEEP === '1' ? test : test.skip;
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

async function git(...parameters: string[]): Promise<string[]> {
  const { stdout } = await run('git', parameters, { quiet: true });
  return stdout.split('\n').filter(Boolean);
}

/** Files that a commit changed and that are still there, as far as this clone has its history. */
const changedBy = async (commit: string): Promise<string[]> =>
  (await git('show', '--name-only', '--no-renames', '--format=', commit)).filter((file) =>
    existsSync(inWorkspace(file)),
  );

deepTest(
  `of the last ${count} commits with tests: from the sources that a commit changed, the tests are selected that it changed with them`,
  async () => {
    const missed: string[] = [];
    let proven = 0;
    for (const commit of await git('log', '--no-merges', '--format=%h', '-300')) {
      const files = await changedBy(commit);
      const tests = files.filter(isTest);
      const sources = files.filter((file) => !isTest(file));
      if (tests.length === 0 || sources.length === 0) continue;
      const selected = await selectReached(sources);
      const isSelected = (file: string) =>
        selected.journeys === undefined ||
        selected.jest?.includes(file) ||
        selected.journeys.some((journey) => `e2e/${journey.replace(/:\d+$/, '')}` === file);
      missed.push(...tests.filter((file) => !isSelected(file)).map((file) => `${commit} ${file}`));
      proven += 1;
      if (proven === count) break;
    }
    expect(missed).toEqual([]);
  },
  600_000,
);
