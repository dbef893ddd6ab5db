import { readFile } from 'node:fs/promises';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { signInIn } from '../language/openIn';

const transitions = '/itemsense/data/v1/items/show/transitions';
const saved = (page: Page) => page.getByText(/rows? (was|were) saved\.$/);

/** Opens the menu of exports and chooses an entry, by keys alone. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, 'Export');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let at = 0; at < 6 && !(await entry.evaluate((each) => each === document.activeElement)); at += 1)
    await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
}

test('one menu exports the rows shown, all of a query and yesterday, by keyboard alone: with names, stopped, and after a fault', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*503/);
  await signIn(page, '/data?type=transitions&asked=true');
  await expect(page.getByRole('grid', { name: 'Transitions' })).toBeVisible();
  await choose(page, /^All of this query, with names/);
  await axe(page);
  await page.setViewportSize(widths.phone);
  await axe(page);
  await page.setViewportSize(widths.desktop);
  await choose(page, /^All of this query, with names/);
  const [all] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(all.suggestedFilename()).toMatch(/^transitions-\d{4}-\d\d-\d\d\.csv$/);
  const [heading, ...lines] = (await readFile(await all.path(), 'utf8')).trim().split('\r\n');
  expect(heading).toBe(
    'EPC,Job id,Job,Transition id,Threshold id,Threshold,Destination,Confidence,Creation time',
  );
  await expect(saved(page)).toBeVisible();
  expect(lines.length).toBeGreaterThan(100);
  const times = lines.map((line) => line.split(',').at(-1) ?? '');
  expect(times[0]?.localeCompare(times.at(-1) ?? '')).toBe(1);
  expect(lines.every((line) => (line.split(',')[5] ?? '') !== '')).toBe(true);
  await axe(page);

  // It says how far it is, and is stopped.
  const mend = service.fault({ method: 'GET', path: transitions, delayMs: 12_000 });
  await choose(page, /^Yesterday/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: /^Yesterday/ })).toBeVisible();
  await axe(page);
  await tabTo(page, 'Stop the export');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
  mend();

  const awake = service.fault({ method: 'GET', path: transitions, status: 503, body: { message: 'asleep' } });
  await choose(page, /^Yesterday/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The rows could not be exported/)).toBeVisible();
  awake();
  await choose(page, /^Yesterday/);
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText(/^The rows could not be exported/)).toHaveCount(0);
});

test('the menu of exports reads from right to left', async ({ page }) => {
  await signInIn(page, 'ar');
  await page.setViewportSize(widths.phone);
  await page.goto('/data?type=history&asked=true');
  await page.getByRole('button', { name: 'تصدير' }).click();
  await expect(page.getByRole('menuitem', { name: /^أمس/ })).toBeVisible();
  await axe(page);
});
