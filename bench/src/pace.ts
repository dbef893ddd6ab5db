import type { CDPSession, Locator, Page } from '@playwright/test';

/** Bytes of heap in use after garbage collection; `Performance` has to be enabled. */
export async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

/**
 * Types letter by letter and takes from the browser how long each took to be drawn.
 * @param into Default: the search of the page.
 */
export async function type(
  page: Page,
  text: string,
  into: Locator = page.getByRole('searchbox'),
): Promise<number[]> {
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(globalThis, { taken });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') taken.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await into.focus();
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(300);
  }
  const slow = await page.evaluate(() => (globalThis as unknown as { taken: number[] }).taken);
  // The event is not reported for what is drawn within a frame.
  return [...slow, ...Array.from({ length: Math.max(0, text.length - slow.length) }, () => 16)];
}

/** Begins to take the times between frames. */
export async function startFilm(page: Page): Promise<void> {
  await page.evaluate(() => {
    let last = performance.now();
    const film = {
      frames: [] as number[],
      stopped: false,
      next(now: number) {
        film.frames.push(now - last);
        last = now;
        if (!film.stopped) requestAnimationFrame(film.next);
      },
    };
    Object.assign(globalThis, { film });
    requestAnimationFrame(film.next);
  });
}

/** The times in ms between frames since {@link startFilm}. */
export function endFilm(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { film } = globalThis as unknown as { film: { frames: number[]; stopped: boolean } };
    film.stopped = true;
    return film.frames.slice(1);
  });
}

/** Scrolls by the wheel and takes the times in ms between frames meanwhile. */
export async function scroll(page: Page, over: Locator, steps: number): Promise<number[]> {
  await over.hover();
  await startFilm(page);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(16);
  }
  return endFilm(page);
}
