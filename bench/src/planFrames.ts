import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildPlan } from './buildPlan';
import { endFilm, startFilm } from './pace';
import { median, percentile } from './statistics';

/** Performance of a plan whose dots all move in every frame. */
export interface PlanFrames {
  readonly dots: number;
  readonly clustered: boolean;
  /** Frames in a second, by the median time between frames. */
  readonly framesPerSecond: number;
  /** Time in ms between frames. */
  readonly frames: { readonly median: number; readonly p95: number; readonly worst: number };
}

const origin = 'http://plan.bench';

/** Time in which frames are counted, in milliseconds. */
const filmed = 5000;

/** Measured plans: dots by themselves, and many more as clusters. */
const measured = [
  { dots: 5000, clustered: false },
  { dots: 20_000, clustered: true },
  { dots: 20_000, clustered: false },
];

/** Measures the frames of a plan with very many items that move. */
export async function measurePlan(browser: Browser): Promise<readonly PlanFrames[]> {
  const folder = await buildPlan();
  const results: PlanFrames[] = [];
  for (const { dots, clustered } of measured) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.route(`${origin}/**`, (route) =>
      route.fulfill({ path: resolve(folder, new URL(route.request().url()).pathname.slice(1)) }),
    );
    const page = await context.newPage();
    await page.goto(`${origin}/plan.html`);
    await page.evaluate(([count, near]) => window.moveDots(count, near), [dots, clustered] as const);
    await page.waitForTimeout(1000);
    await startFilm(page);
    await page.waitForTimeout(filmed);
    const frames = await endFilm(page);
    results.push({
      dots,
      clustered,
      framesPerSecond: 1000 / median(frames),
      frames: { median: median(frames), p95: percentile(frames, 95), worst: Math.max(...frames) },
    });
    await context.close();
  }
  return results;
}
