import type { Locator } from '@playwright/test';
import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { askService } from '../site/fleet';
import { asked, type Service } from '../site/service';

const registrations = '/api/capInstall/readerUpdates';
const dockEast = { address: '10.20.1.43', password: 'dock-5-East' } as const;

interface StoredNetwork {
  readonly id: number;
  readonly CIDRRange: string;
}

/** The id of the network in which the reader with a password hangs. */
async function networkOfDock(service: Service): Promise<number> {
  const networks = await askService<StoredNetwork[]>(service, '/api/networks');
  const found = networks.find(({ CIDRRange }) => CIDRRange.startsWith('10.20.1.'));
  if (!found) throw new Error('The demonstration has no network 10.20.1.0.');
  return found.id;
}

const selected = (page: Page) =>
  page
    .getByRole('grid', { name: 'Networks' })
    .getByRole('checkbox', { name: /^Select (?!all)/, checked: true });
const scanned = (page: Page) => page.getByRole('grid', { name: 'Scanned readers' });

test('[REGISTER-03] the networks of the address are selected, and the scan of them is one call', async ({
  page,
  service,
}) => {
  const id = await networkOfDock(service);
  await signIn(page, `/readers/register?networks=${id}`);
  await expect(scanned(page).getByText(dockEast.address)).toBeVisible();
  expect(asked(service, 'GET', /^\/api\/readers\?/).map(({ path }) => path)).toEqual([
    `/api/readers?networks=${id}&refresh=true`,
  ]);
  await page.getByRole('button', { name: 'Find readers' }).click();
  await expect(selected(page)).toHaveCount(1);
  await axe(page);
});

test('a reader is found, let in by its password, registered, watched and cancelled', async ({
  page,
  service,
}) => {
  // Nine looks by axe, and two alerts that have to fade.
  await signIn(page, '/readers/register');
  await lookFromTop(page);

  await page.getByRole('radio', { name: 'By address' }).check();
  await page.getByRole('textbox', { name: 'Host addresses' }).fill(`${dockEast.address}, 10.20.1.999`);
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByText(/Invalid IP list: 10\.20\.1\.999/).first()).toBeVisible();
  await lookFromTop(page);
  await page.getByRole('textbox', { name: 'Host addresses' }).fill(dockEast.address);
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(scanned(page).getByText(dockEast.address)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Step 2: Reader passwords' })).toBeFocused();
  await lookFromTop(page);

  const passwords = page.getByRole('group', { name: dockEast.address });
  const password = passwords.getByLabel('Password', { exact: true });
  const bottomOf = async (element: Locator) => {
    const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
    return y + height;
  };
  const lower = await bottomOf(passwords.getByRole('button', { name: 'Set password' }));
  expect(Math.abs(lower - (await bottomOf(password)))).toBeLessThan(3);
  await password.fill(dockEast.password);
  await password.press('Enter');
  await expect(passwords.getByText('Password set')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Step 3: Readers' })).toBeFocused();
  const row = scanned(page).getByRole('row').filter({ hasText: dockEast.address });
  await row.getByRole('checkbox').check();
  const facility = page.getByRole('combobox', { name: 'Set facility of 1 selected reader' });
  const selectNew = page.getByRole('button', { name: /^Select new/ });
  // Within the step: a driver may scroll what it clicks into the middle.
  const topOf = async () =>
    ((await selectNew.boundingBox())?.y ?? 0) - ((await scanned(page).boundingBox())?.y ?? 0);
  const top = await topOf();
  await facility.click();
  await expect(facility).toHaveAttribute('aria-expanded', 'true');
  expect(Math.abs((await topOf()) - top)).toBeLessThan(3);
  await page.getByTitle('Columbus Distribution Center').last().click();
  await page.getByRole('textbox', { name: /^Server hostname/ }).fill('console.acme.example');
  await lookFromTop(page);
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await expect(page.getByText(/^Registration \d+ started: 1 reader/)).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recent registration' });
  await expect(recent.getByText('In Progress', { exact: true })).toBeVisible();
  await expect(recent.getByText('1/9 Waiting for package')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Registration', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByText(/^Registration \d+ started: 1 reader/)).toBeHidden();
  await lookFromTop(page);

  await page.reload();
  await expect(recent.getByText('In Progress', { exact: true })).toBeVisible();
  await recent.getByRole('button', { name: 'Cancel registration' }).click();
  const question = page.getByRole('alertdialog', { name: /^Cancel registration/ });
  await expect(question).toBeVisible();
  await lookFromTop(page);
  await question.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(page.getByText(/^Registration \d+ was cancelled/)).toBeVisible();
  await expect(recent.getByRole('button', { name: 'Rerun registration' })).toBeVisible();
  await expect(page.getByText(/^Registration \d+ was cancelled/)).toBeHidden();
  await lookFromTop(page);
  expect(asked(service, 'POST', new RegExp(`^${registrations}$`))).toHaveLength(1);
  expect(asked(service, 'DELETE', new RegExp(`^${registrations}/`))).toHaveLength(1);
});

test('the clocks of readers are synced', async ({ page }) => {
  await signIn(page, '/ntp-reader-sync');
  await expect(page.getByText('Reader clocks are not synced with the server time')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Start clock sync' }).click();
  await expect(page.getByText('Reader clocks are synced with the server time')).toBeVisible();
  await axe(page);
});
