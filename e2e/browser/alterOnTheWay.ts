import type { Page } from '@playwright/test';
import type { Mend } from '../site/store';

/**
 * Alters a file between the server and the browser, as a proxy may: a gateway itself gives out none that is another than
 * the one that was released.
 * @param url address of the file
 * @param change makes the altered content of the original one
 */
export async function alterOnTheWay(
  page: Page,
  url: string,
  change: (content: Buffer) => Buffer | Promise<Buffer>,
): Promise<Mend> {
  const isIt = ({ origin, pathname }: URL) => origin + pathname === url;
  await page.route(isIt, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
    await route.fulfill({
      status: response.status(),
      headers,
      body: await change(await response.body()),
    });
  });
  return () => page.unroute(isIt);
}
