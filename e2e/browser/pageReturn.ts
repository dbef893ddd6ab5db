import { expect } from '@playwright/test';
import type { StepPage } from './steps';

/** Visible state of a page, and whether it came back from the memory of the browser. */
interface Shown {
  readonly persisted: boolean;
  readonly title: string;
  readonly search: string;
  readonly rows: number;
  readonly buttons: readonly string[];
}

/**
 * Reads the visible state; undefined while it changes. The page is asked by script alone: Firefox tells its driver of a page
 * from memory that it is asked for, and never that it is there, so whatever waits for elements waits in vain.
 */
export async function shown(page: StepPage): Promise<Shown | undefined> {
  try {
    return await page.evaluate(() => ({
      persisted: (globalThis as { persisted?: boolean }).persisted ?? false,
      title: document.title,
      search: document.querySelector<HTMLInputElement>('main input[type=search]')?.value ?? '',
      rows: document.querySelectorAll('[role=grid] [role=row]').length,
      buttons: [...document.querySelectorAll('main button')].map(({ textContent }) => textContent),
    }));
  } catch {
    return undefined;
  }
}

/**
 * Goes back by script, once the driver has its answer: the page that gives it may be gone by then. Resolves when the
 * entry before is there, in this document or in another one.
 */
export async function goBack(page: StepPage): Promise<void> {
  const left = await page.evaluate(() => {
    Object.assign(globalThis, { wentBack: false });
    addEventListener('popstate', () => Object.assign(globalThis, { wentBack: true }), { once: true });
    setTimeout(() => history.back());
    return performance.timeOrigin;
  });
  const isBack = (origin: number) =>
    performance.timeOrigin !== origin || (globalThis as { wentBack?: boolean }).wentBack === true;
  await expect.poll(() => page.evaluate(isBack, left).catch(() => false)).toBe(true);
}

/**
 * Leaves the page for the jobs and goes back, until it was as it had been. No browser keeps a page that has a request on
 * its way, so that more than one try may be needed.
 * @param persisted whether it has to come from memory
 */
export async function leaveAndReturn(
  page: StepPage & { goto(address: string): Promise<unknown> },
  persisted: boolean,
): Promise<void> {
  const before = await shown(page);
  await expect(async () => {
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => Object.assign(globalThis, { persisted: event.persisted }));
    });
    await page.goto('/jobs');
    await expect.poll(() => shown(page)).toMatchObject({ title: 'Jobs' });
    await goBack(page);
    await expect.poll(() => shown(page), { timeout: 5000 }).toEqual({ ...before, persisted });
  }).toPass({ timeout: 60_000 });
}
