import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser, Page } from '@playwright/test';
import type { Consoles } from './consoles';
import { type } from './pace';
import { median } from './statistics';

/** Time of the form of a reader configuration with all its sections, to open and to take typing. */
export interface ConfigurationFormCost {
  /** Time in ms from the click until the frame in which the form was drawn; its code and data are there already. */
  readonly mount: { readonly median: number; readonly worst: number };
  /** Time in ms from a keystroke until what it changed was drawn, in a field that other rules look at, too. */
  readonly keystroke: { readonly median: number; readonly worst: number };
}

const stored = '/itemsense/configuration/v1/readerConfigurations/createOrReplace';
const openings = 7;

/** As much as a configuration can hold: two filters, a sweep and half the frequencies of the region. */
const full = {
  name: 'Bench',
  operation: 'INVENTORY',
  configuration: {
    readerMode: 'MODE_1002',
    searchMode: 'DUAL_TARGET',
    session: 1,
    tagPopulationEstimate: 64,
    polarization: true,
    transmitPowerInDbm: 30,
    receiveSensitivityInDbm: -65,
    antennas: Array.from({ length: 52 }, (_, index) => index + 1),
    filters: [
      { tagMask: '3034257BF4', memoryBank: 1, pointer: 32 },
      { tagMask: 'E280', memoryBank: 2, pointer: 0 },
    ],
    filterOperation: 'OR',
    powerSweep: { minimumPowerLevel: 16, powerLevelStepSize: 0.5 },
    channelConfig: { txFrequenciesInMhz: Array.from({ length: 25 }, (_, index) => 902.75 + index) },
  },
};

/** Clicks a link and takes from the page how long it took until the form was drawn. */
async function mount(page: Page): Promise<number> {
  await page.evaluate(() => {
    // Methods, since what the page is given must not refer to anything beside itself.
    const watch = {
      clicked: 0,
      drawn: 0,
      look() {
        // The frame after the one in which the form is there: then it has been drawn.
        requestAnimationFrame(document.querySelector('main form') ? watch.end : watch.look);
      },
      end(now: number) {
        watch.drawn = now;
      },
      begin({ timeStamp }: Event) {
        watch.clicked = timeStamp;
        requestAnimationFrame(watch.look);
      },
    };
    Object.assign(globalThis, { watch });
    addEventListener('click', watch.begin, { capture: true, once: true });
  });
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Tag mask', exact: true }).waitFor();
  const { clicked, drawn } = await page.evaluate(
    () => (globalThis as unknown as { watch: { clicked: number; drawn: number } }).watch,
  );
  return drawn - clicked;
}

/** Opens the form of a full configuration again and again, and types into it. */
export async function measureConfigurationForm(
  browser: Browser,
  { federated, session, ask }: Consoles,
): Promise<ConfigurationFormCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await ask('PUT', stored, full);
    await startSignedIn(page, session);
    await page.goto(`${federated}/readers/configurations/${full.name}`);
    const mounts: number[] = [];
    for (let opening = 0; opening <= openings; opening += 1) {
      await page.getByRole('heading', { level: 1, name: full.name, exact: true }).waitFor();
      await page.waitForTimeout(500);
      const taken = await mount(page);
      // The first one waits for code and region options, too.
      if (opening > 0) mounts.push(taken);
      if (opening < openings) await page.goBack();
    }
    const keystrokes = [
      ...(await type(page, '25', page.getByRole('textbox', { name: /^Transmit power/ }))),
      ...(await type(page, 'ABCDEF01', page.getByRole('textbox', { name: 'Tag mask', exact: true }))),
      ...(await type(page, ', 1', page.getByRole('textbox', { name: /^Antennas/ }))),
    ];
    return {
      mount: { median: median(mounts), worst: Math.max(...mounts) },
      keystroke: { median: median(keystrokes), worst: Math.max(...keystrokes) },
    };
  } finally {
    await context.close();
  }
}
