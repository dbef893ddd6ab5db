import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser } from '@playwright/test';
import type { Consoles } from './consoles';
import { busyTime, enablePerformance } from './openings';
import { endFilm, startFilm } from './pace';
import { median, percentile } from './statistics';

/** Performance of drawing in a zone map of the size of a large site. Times are in ms. */
export interface ZoneStudioCost {
  readonly zones: number;
  readonly points: number;
  /** From the start of the navigation until the plan is drawn. */
  readonly usable: number;
  /** Between frames while a zone is dragged. */
  readonly frames: { readonly median: number; readonly p95: number; readonly worst: number };
  /** Frames a second meanwhile. */
  readonly rate: number;
  /** Part of the time that the main thread was busy meanwhile. */
  readonly busy: number;
}

const name = 'Bench';
const perRow = 25;

/** Zones in rows, each a ring of corners in a square of 4 m with a metre around it. */
export const manyZones = (count: number, corners: number) =>
  Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % perRow, Math.floor(index / perRow)];
    return {
      name: `Zone ${index}`,
      floor: 'DEFAULT',
      points: Array.from({ length: corners }, (_unused, corner) => {
        const angle = (2 * Math.PI * corner) / corners;
        const round = (value: number) => Math.round(value * 1000) / 1000;
        return { x: round(5 * column + 2 * Math.cos(angle)), y: round(5 * row + 2 * Math.sin(angle)) };
      }),
    };
  });

const turns = 240;

/** Opens the studio on a map of many zones, and drags one of them in circles. */
export async function measureZoneStudio(
  browser: Browser,
  { federated, session, ask }: Consoles,
  zones: number,
  corners: number,
): Promise<ZoneStudioCost> {
  await ask('POST', '/itemsense/configuration/v1/zoneMaps/create', {
    name,
    facility: 'Market Street Store',
    zones: manyZones(zones, corners),
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await enablePerformance(cdp);
    await startSignedIn(page, session);
    await page.goto(`${federated}/zone-maps/${name}/studio`, { waitUntil: 'commit' });
    const plan = page.getByRole('application');
    await plan
      .locator('polygon')
      .nth(zones - 1)
      .waitFor({ state: 'attached' });
    const usable = await page.evaluate(() => performance.now());
    await page.waitForTimeout(2000);
    const shape = await plan
      .locator('polygon')
      .nth(Math.floor(zones / 2))
      .boundingBox();
    if (!shape) throw new Error('The zone is not drawn.');
    const at = { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 3, at.y + 3);
    await page.waitForTimeout(500);
    const busyBefore = await busyTime(cdp);
    const begun = performance.now();
    await startFilm(page);
    for (let turn = 0; turn < turns; turn += 1) {
      const angle = (turn / turns) * 6 * Math.PI;
      await page.mouse.move(at.x + 120 * Math.sin(angle), at.y + 80 * (1 - Math.cos(angle)));
      await page.waitForTimeout(8);
    }
    const frames = await endFilm(page);
    const taken = performance.now() - begun;
    const busy = (await busyTime(cdp)) - busyBefore;
    await page.mouse.up();
    const undo = page.getByRole('button', { name: 'Undo' });
    if ((await undo.getAttribute('aria-disabled')) === 'true') throw new Error('Nothing was dragged.');
    return {
      zones,
      points: zones * corners,
      usable,
      frames: { median: median(frames), p95: percentile(frames, 95), worst: Math.max(...frames) },
      rate: (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0),
      busy: busy / taken,
    };
  } finally {
    await context.close();
  }
}
