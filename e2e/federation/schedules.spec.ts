import { expect, test } from '@playwright/test';
import { buildSchedules } from './schedules/buildSchedules';
import { startWorld, type World } from './schedules/startWorld';

/** What the page of the schedules offers, see shell/src/testing/schedules.tsx. */
interface SchedulesPage {
  runSchedules(runs: number, seed: number): Promise<string | null>;
}

const seed = Number(process.env.FAST_CHECK_SEED ?? 20_261_121);
const halves = ['first', 'second'];
/** In pages of their own, so that the memory of one does not grow without end. */
const pages = 4;
const runs = 125;

let world: World;
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from this pattern
test.beforeAll(async ({}, { workerIndex }) => {
  world = await startWorld(await buildSchedules(String(workerIndex)));
});
test.afterAll(() => world.close());

for (const [half, which] of halves.entries())
  test(`a thousand schedules of releases, rollbacks, failures and navigations end in a working console: the ${which} half`, async ({
    page,
  }) => {
    // A machine that serves many takes its time; each schedule has an end of its own.
    test.setTimeout(600_000);
    for (let part = 0; part < pages; part += 1) {
      await page.goto(world.url);
      const wrong = await page.evaluate(
        ([count, start]) => (globalThis as unknown as SchedulesPage).runSchedules(count, start),
        [runs, seed + half * pages + part] as const,
      );
      expect(wrong).toBeNull();
    }
  });
