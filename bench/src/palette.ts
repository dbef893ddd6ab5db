import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser } from '@playwright/test';
import type { Consoles } from './consoles';
import { type } from './pace';
import { median } from './statistics';

/** Performance of the command palette with many records. */
export interface PaletteCost {
  /** Records it searches. */
  readonly records: number;
  /** Time in ms from a keystroke until what it changed was drawn. */
  readonly keystroke: { readonly median: number; readonly worst: number };
}

/** Opens the palette over the list of a large fleet, and types. */
export async function measurePalette(
  browser: Browser,
  { federated, session }: Consoles,
  records: number,
): Promise<PaletteCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await startSignedIn(page, session);
    await page.goto(`${federated}/readers/definitions`, { waitUntil: 'commit' });
    await page.getByText(`${records.toLocaleString('en')} rows`).waitFor();
    await page.keyboard.press('Control+K');
    const keystrokes = await type(page, 'dock door', page.getByRole('combobox'));
    return { records, keystroke: { median: median(keystrokes), worst: Math.max(...keystrokes) } };
  } finally {
    await context.close();
  }
}
