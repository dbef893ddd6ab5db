import { lookFromTop, sideways } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { stopJob } from '../jobs/jobs';
import { asked } from '../site/service';
import { choice, field, heading } from './console';

test.use({ viewport: widths.phone });

async function lookAtPhone(page: Page): Promise<void> {
  expect(await sideways(page)).toBe(0);
  await lookFromTop(page);
}

test('at a phone, by keys: a facility and its network are made, and undone as one', async ({
  page,
  service,
  trouble,
}) => {
  // Whether the name is free is asked by it.
  trouble.expect(/console error: .*404/);
  await signIn(page, '/facilities');
  await tabTo(page, 'New facility with its network');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name of the new facility')).toBeFocused();
  await page.keyboard.type('Harbour Street Store');
  await page.keyboard.press('Enter');
  const range = field(page, 'Subnet range of the new facility');
  await expect(range).toBeFocused();
  await expect(range).toHaveAccessibleDescription(/can't be blank/);
  await lookAtPhone(page);
  await page.keyboard.type('10.31.4.0/24');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 2 changes applied.')).toBeVisible();
  await lookAtPhone(page);
  await tabTo(page, 'Undo everything');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, 'Undo everything');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything that was made for Harbour Street Store is undone.')).toBeVisible();
  await expect(range).toHaveValue('10.31.4.0/24');
  expect(asked(service, 'DELETE', /./)).toHaveLength(2);
});

test('at a phone, by keys: new readers are found from the overview and registered', async ({ page }) => {
  await signIn(page, '/overview');
  await page.getByRole('link', { name: 'Find new readers' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { selected: true })).toHaveCount(5);
  await lookAtPhone(page);
  await tabTo(page, 'Register');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Registration \d+ started: 5 readers/)).toBeVisible();
});

/** Opens a choice that has the focus, and takes the option of a name. */
async function chooseByKeys(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { name, exact: true });
  await expect(option).toBeAttached();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

test('at a phone, by keys: a job is started from its recipe', async ({ page, service }) => {
  await stopJob(service, 'ground-floor-day');
  await signIn(page, '/recipes');
  await page.getByRole('link', { name: 'Aisle-Tracking', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Aisle-Tracking')).toBeVisible();
  await tabTo(page, 'Start a job');
  await page.keyboard.press('Enter');
  await choice(page, 'Facility').focus();
  await chooseByKeys(page, 'Riverside Hospital');
  await lookAtPhone(page);
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Waiting' })).toBeInViewport();
  await expect(page.locator('main :focus')).toBeInViewport();
  // The form is folded: what it had cannot be scrolled to.
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.body.getBoundingClientRect().height);
  await expect.poll(beyond).toBe(0);
  await lookAtPhone(page);
});

test('at a phone, by keys: a new zone map leads to its plan, and its first zone is saved', async ({
  page,
  trouble,
}) => {
  // Whether the name is free is asked by it.
  trouble.expect(/console error: .*404/);
  await signIn(page, '/zone-maps');
  await tabTo(page, 'New zone map');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('Ground');
  await choice(page, 'Facility').focus();
  await chooseByKeys(page, 'Market Street Store');
  await tabTo(page, 'Submit');
  await page.keyboard.press('Enter');
  const plan = page.getByRole('application');
  await expect(plan).toBeVisible();
  await lookAtPhone(page);
  await plan.focus();
  for (const key of ['Space', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(field(page, 'Name of the new zone')).toBeFocused();
  await page.keyboard.type('Shop floor');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The zone map “Ground” was saved.')).toBeVisible();
  await expect(heading(page, 'Ground')).toBeVisible();
  await lookAtPhone(page);
});
