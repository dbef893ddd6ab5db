import { administrator, enterCredentials, storedSession } from '../browser/signIn';
import { axe, expect, type Page, test as suite } from '../browser/test';
import { asked, type Service, startService } from '../site/service';

/** A service that nobody has set up yet. */
const test = suite.extend<object, { runningService: Service }>({
  runningService: [
    async ({}, use) => {
      const service = await startService({ fleet: 'factory' });
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
});

const panel = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const completed = (service: Service) => asked(service, 'PUT', /^\/api\/machine\/setup\/completed$/).length;

/** Presses a button of the panel that is open, by its key: a pointer may miss a panel that moves to the next target. */
const press = (page: Page, title: string, button: string) =>
  panel(page, title).getByRole('button', { name: button }).press('Enter');

async function signInFirst(page: Page): Promise<void> {
  await page.goto('/');
  await enterCredentials(page);
  await expect(panel(page, 'Welcome')).toBeFocused();
}

test('[TOUR-03] [TOUR-07] [TOUR-08] [TOUR-09] [TOUR-13] the tour leads through the first configuration, goes on by what is saved, and holds its page', async ({
  page,
  service,
  trouble,
}) => {
  // Whether the name of the facility is free is asked of the service.
  trouble.expect(/console error: .*404.*facilities\/show\/Store/);
  await signInFirst(page);
  await axe(page);
  await press(page, 'Welcome', 'Begin');
  await expect(panel(page, 'Users')).toBeFocused();
  await press(page, 'Users', 'Next');

  // The browser cannot be kept from moving: the address is put back, as often as it is tried.
  await expect(panel(page, 'Edit a user')).toBeVisible();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.evaluate(() => history.back());
    await expect(page.getByText(/stays open while the tour runs/)).toBeVisible();
    await expect(page).toHaveURL('/users');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.reload();
  await expect(panel(page, 'Edit a user')).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page.getByText(/stays open while the tour runs/)).toBeVisible();
  await expect(page).toHaveURL('/users');
  await axe(page);

  await page.getByRole('button', { name: 'Edit Admin' }).click();
  const form = page.getByRole('dialog', { name: 'Editing Admin' });
  await expect(form.getByRole('dialog', { name: 'Change the admin password' })).toBeVisible();
  // A form that is closed without being saved leads back to the stop that opens it.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel(page, 'Edit a user')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Admin' }).click();
  const password = 'Quite-another-one-17';
  await form.getByLabel('New password').fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await axe(page);
  const [before] = await storedSession(page);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(panel(page, 'Create a facility')).toBeVisible();
  await expect(page).toHaveURL('/facilities');
  const [after] = await storedSession(page);
  expect(after).not.toBe(before);
  expect(asked(service, 'POST', /^\/authenticate$/).map(({ body }) => JSON.parse(body).password)).toEqual([
    administrator.password,
    password,
  ]);

  await page.getByRole('button', { name: 'Create facility' }).click();
  await page.getByLabel('Name').fill('Store 1');
  await page.getByRole('button', { name: 'Submit' }).click();
  const networks = panel(page, 'Create a scanner configuration');
  await expect(networks).toContainText('Open More');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Admin', exact: true }).click();
  await expect(networks).toContainText('in which networks');
  await page.locator('[data-tour=scanner-config-card]').getByRole('link').click();
  await expect(networks).toContainText('Open the form');
  await page.getByRole('button', { name: 'Add network' }).click();
  await page.getByLabel('Name').fill('Yard');
  await page.getByLabel('Subnet range').fill('10.1.1.0/24');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(panel(page, 'Discover and register readers')).toBeVisible();
  await expect(page).toHaveURL('/readers/definitions');
  // The panel is drawn anew when the page it points at has come: a key before that may be lost.
  await expect(page.getByRole('heading', { name: 'Reader definitions', level: 1 })).toBeVisible();
  expect(completed(service)).toBe(0);
  await press(page, 'Discover and register readers', 'End');
  await expect.poll(() => completed(service)).toBe(1);

  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Guided tour' }).click();
  const list = page.getByRole('dialog', { name: 'Guided tour' });
  await expect(list).toContainText('Done: 2 facilities');
  await expect(list).toContainText('Done: 1 network');
  await expect(list).toContainText('To do: 0 readers registered');
  await axe(page);
});

test('[TOUR-11] on a narrow screen the tour is done with the keyboard alone, and skipping it is noted once', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signInFirst(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Users')).toBeFocused();
  // Back leads to what is pointed at: the button that opens the folded bar.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Edit a user')).toBeFocused();
  await axe(page);
  // Tab leads from the panel into what it points at.
  await panel(page, 'Edit a user').getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await panel(page, 'Edit a user').getByRole('button', { name: 'Skip Tour' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => completed(service)).toBe(1);
  await page.goto('/readers/definitions');
  await expect(page.getByRole('heading', { level: 1, name: 'Reader definitions' })).toBeVisible();
  await expect(page.locator('.tour')).toHaveCount(0);
  expect(completed(service)).toBe(1);
});
