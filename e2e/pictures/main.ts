import { mkdir, stat } from 'node:fs/promises';
import { startEmulator } from '@console/emulator';
import { findBrowser, inWorkspace, Refused, runCommand } from '@console/workspace';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments } from '../browser/chromium';
import { signIn } from '../browser/signIn';
import { prepareSite } from '../site/prepareSite';
import { startSite } from '../site/startSite';

/** A picture of the console for the README. */
interface Picture {
  /** Name of its file. */
  readonly name: string;
  readonly address: string;
  readonly theme: 'light' | 'dark';
  /** Waits until what the picture is about is on screen. */
  readonly ready: (page: Page) => Promise<unknown>;
}

/** Bytes of all pictures together: everybody who clones the repository gets them. */
const mostBytes = 400_000;

const facility = encodeURIComponent('Columbus Distribution Center');

const pictures: readonly Picture[] = [
  {
    name: 'overview',
    address: '/overview',
    theme: 'light',
    ready: (page) => page.getByRole('region', { name: 'Running jobs' }).getByRole('link').first().waitFor(),
  },
  {
    name: 'readers',
    address: '/readers/definitions',
    theme: 'dark',
    ready: (page) => page.getByRole('row', { name: /DC1-Dock-Door-07/ }).waitFor(),
  },
  {
    name: 'live-plan',
    address: `/data/plan?facility=${facility}&asked=true`,
    theme: 'light',
    ready: async (page) => {
      const plan = page.getByRole('application', { name: /Columbus/ });
      await page
        .getByRole('row', { name: /On the plan/ })
        .first()
        .waitFor();
      await plan.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'zone-map',
    address: '/zone-maps',
    theme: 'dark',
    ready: async (page) => {
      await page.getByRole('grid').getByRole('link').first().click();
      await page.getByRole('link', { name: 'Draw zones' }).click();
      await page.waitForURL(/studio/);
      await page.getByRole('application').waitFor();
    },
  },
];

/** Takes a picture into `docs/pictures`. @returns its size in bytes. */
async function take(browser: Browser, baseURL: string, { name, address, theme, ready }: Picture) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 960, height: 600 },
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, address);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const path = inWorkspace('docs/pictures', `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  await context.close();
  return (await stat(path)).size;
}

await runCommand(
  async () => {
    await mkdir(inWorkspace('docs/pictures'), { recursive: true });
    await prepareSite('quick');
    const emulator = await startEmulator({ port: 0, data: 'memory' });
    const site = await startSite(emulator.url);
    const browser = await chromium.launch({
      executablePath: findBrowser('headless'),
      args: browserArguments(),
    });
    try {
      let total = 0;
      for (const picture of pictures) {
        const size = await take(browser, site.url, picture);
        console.log(`docs/pictures/${picture.name}.png: ${Math.round(size / 1000)} kB`);
        total += size;
      }
      if (total > mostBytes)
        throw new Refused(`The pictures have ${total} bytes; together they may have ${mostBytes}.`);
    } finally {
      await browser.close();
      await site.close();
      await emulator.close();
    }
  },
  { usage: 'pictures' },
);
