import { expect, type Page, type Request } from '@playwright/test';
import type { Service } from '../site/service';

/** Time of browser and service while pages are read or drawn, so that they are the same at any time. */
export const now = new Date('2026-03-04T10:00:00Z');

/** Has answers of the service tell the time of the browser: the servers of a test tell that of this machine. */
function tellTimeOfBrowser() {
  const { get } = Headers.prototype;
  Headers.prototype.get = function (name) {
    const value = get.call(this, name);
    return value !== null && /^date$/i.test(name) ? new Date().toUTCString() : value;
  };
}

/** Sets service and browser to the same time, which stands. */
export async function stopTime(page: Page, service: Pick<Service, 'reset'>): Promise<void> {
  await service.reset(now);
  await page.clock.setFixedTime(now);
  await page.addInitScript(tellTimeOfBrowser);
}

/** Tells when nothing is on its way to a page any more. */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // One that stays open tells of releases.
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const frames = () =>
    page.evaluate(
      () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
    );
  return async () => {
    do {
      await expect.poll(() => pending.size, { intervals: [20], message: 'requests' }).toBe(0);
      // What has arrived may ask for more.
      await frames();
    } while (pending.size > 0);
  };
}

/** Waits until nothing says any more that it is on its way, alerts have their role, and lists have all their rows. */
export const expectWhole = (page: Page) =>
  page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[role=status], .lazy')].some(({ textContent }) =>
        textContent.endsWith('…'),
      ) &&
      !document.querySelector('.banner:not([role])') &&
      [...document.querySelectorAll('[role=grid]')].every(
        (grid) => Number(grid.ariaRowCount) <= grid.querySelectorAll('[role=row]').length,
      ),
  );
