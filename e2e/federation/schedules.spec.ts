import { expect, test } from '@playwright/test';
import { deep } from '../site/deep';
import { buildSchedules } from './schedules/buildSchedules';
import { startWorld, type World } from './schedules/startWorld';

/** Functions of the page of the schedules, see shell/src/testing/schedules.tsx. */
interface SchedulesPage {
  runSchedules(runs: number, seed: number): Promise<string | null>;
}

const seed = Number(process.env.FAST_CHECK_SEED ?? 20_261_121);
const halves = ['first', 'second'];
/** In pages of their own, so that the memory of one does not grow without end. */
const pages = deep ? 4 : 2;
const runs = deep ? 125 : 25;

let world: World;
test.beforeAll(async () => {
  world = await startWorld(await buildSchedules());
});
test.afterAll(() => world.close());

for (const [half, which] of halves.entries())
  test(`${2 * pages * runs} schedules of releases, rollbacks, failures and navigations end in a working console: the ${which} half`, async ({
    page,
  }) => {
    // A busy machine is slow; each schedule has its own time limit.
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
