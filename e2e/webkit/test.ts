import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestType } from '@playwright/test';
import { openScreen, type Screen } from '../browser/screen';
import { sessionKeys, startSession } from '../browser/signIn';
import { type CollectedTrouble, collectTrouble, type Trouble } from '../browser/trouble';
import { type SiteFixtures, type SiteWorkerFixtures, siteTest } from '../site/siteTest';
import { openBrowser } from './browser';
import { expect } from './expect';
import { Page } from './page';
import { startWay, type Way } from './way';

interface Downloads {
  /** The next file that is there. */
  next(): Promise<{ readonly name: string; readonly text: string }>;
}

interface Fixtures {
  /** Proxy between the browser and the site. */
  way: Way;
  /** Errors in the browser; they fail the test unless they were expected. */
  trouble: Trouble;
  /** The page of a browser of the test's own. */
  page: Page;
  /** Opens an address in a tab that holds a session of the administrator already. */
  signIn: (address?: string) => Promise<void>;
  /** Files saved by the browser. */
  downloads: Downloads;
  home: string;
  notes: CollectedTrouble;
}

/** Fixtures without those of Playwright, which would open a browser of its own. */
const base = siteTest as unknown as TestType<SiteFixtures, SiteWorkerFixtures>;

/** The test of the journeys in WebKit: its browser notices everything, its console and service are those of all. */
export const test = base.extend<Fixtures, { display: Screen }>({
  display: [
    async ({}, use) => {
      const screen = await openScreen();
      await use(screen);
      await screen.close();
    },
    { scope: 'worker' },
  ],
  notes: async ({}, use) => use(collectTrouble(() => undefined)),
  trouble: async ({ notes }, use) => {
    await use(notes);
    expect(notes.unexpected(), 'trouble in the browser').toEqual([]);
  },
  way: async ({ site, notes }, use) => {
    const way = await startWay(site.url, notes.note);
    await use(way);
    await way.close();
  },
  home: async ({}, use) => {
    const home = await mkdtemp(join(tmpdir(), 'webkit-'));
    await use(home);
    await rm(home, { recursive: true, force: true });
  },
  downloads: async ({ home }, use) => {
    const taken = new Set(['user-dirs.dirs']);
    await use({
      async next() {
        const present = async () =>
          (await readdir(home, { withFileTypes: true })).find(
            (entry) => entry.isFile() && !taken.has(entry.name) && !entry.name.endsWith('.wkdownload'),
          )?.name ?? '';
        await expect.poll(present).not.toBe('');
        const name = await present();
        taken.add(name);
        return { name, text: await readFile(join(home, name), 'utf8') };
      },
    });
  },
  page: async ({ display, home, way, notes, trouble: _watched }, use, testInfo) => {
    const browser = await openBrowser(display, home);
    await use(new Page(browser.driver, way.url));
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screenshot.png');
      await writeFile(path, await browser.driver.takeScreenshot(), 'base64');
      testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
    } else {
      // Files that fail are told half a second later, when it is known that the page was not left.
      await expect.poll(notes.missing).toEqual([]);
    }
    await browser.close();
  },
  signIn: async ({ page, way }, use) =>
    use(async (address = '/readers/definitions') => {
      const session = await startSession(way.url);
      way.startWith(sessionKeys.map((key, index) => [key, session[index] ?? '']));
      await page.goto(address);
      await expect(page.getByRole('navigation').first()).toBeVisible();
    }),
});

export { expect, type Page };
