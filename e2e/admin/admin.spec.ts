import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { askService } from '../site/fleet';
import { asked, type Service } from '../site/service';

const jobs = '/itemsense/control/v1/jobs';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Stops every job past the console, so that the service can be reset. */
async function stopJobs(service: Service): Promise<void> {
  for (const { id, status } of await askService<{ id: string; status: string }[]>(service, `${jobs}/show`))
    if (status !== 'STOPPED')
      await askService(service, `${jobs}/stop/${id}?graceful=false`, { method: 'POST', body: '""' });
  for (let seconds = 0; seconds < 60; seconds += 10) await service.advance(10_000);
}

test('[ADMIN-01] the home leads to resets, scanner configuration and software management', async ({
  page,
}) => {
  await signIn(page, '/admin');
  for (const [card, link, address, title] of [
    ['Reset', 'Reset the service', '/admin/reset', 'Reset'],
    ['Scanner Configuration', 'Configure networks', '/admin/scanner-config', 'Scanner Configuration'],
    [
      'Software Management',
      'Manage reader software',
      '/admin/software-management/upgrades',
      'Software Management',
    ],
  ] as const) {
    await expect(page.getByRole('region', { name: card })).toBeVisible();
    await lookFromTop(page);
    await page.getByRole('region', { name: card }).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page, title)).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Admin')).toBeVisible();
  }
});

test('[ADMIN-07] a scanner network is added and deleted; one that is not saved is not listed', async ({
  page,
}) => {
  await signIn(page, '/admin/scanner-config');
  const grid = page.getByRole('grid', { name: 'Scanner Configuration' });
  await expect(grid.getByRole('columnheader')).toHaveText(['Name', 'Subnet range', 'Actions']);
  const names = grid.getByRole('row').getByRole('gridcell').first();
  await expect(names).toHaveText('Columbus Distribution Center');
  await page.getByRole('button', { name: 'Add network' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Annex');
  await page.getByRole('textbox', { name: 'Subnet range' }).fill('10.0.0.0/33');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: /with a suffix from \/0 to \/32/ })).toBeVisible();
  await lookFromTop(page);
  await expect(grid.getByText('Annex')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Subnet range' }).fill('10.40.0.0/16');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The network “Annex” was saved.')).toBeVisible();
  await expect(names).toHaveText('Annex');
  await grid.getByRole('button', { name: 'Delete Annex' }).click();
  await axe(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The network “Annex” was deleted.')).toBeVisible();
  await expect(grid.getByText('Annex')).toHaveCount(0);
});

test('[ADMIN-05] a factory reset waits for jobs, is counted and typed, and ends the session', async ({
  page,
  service,
}) => {
  await signIn(page, '/admin/reset');
  await expect(page.getByRole('alert')).toContainText(
    'A reset cannot be performed while there are jobs running.',
  );
  await lookFromTop(page);
  await stopJobs(service);
  const reset = page
    .getByRole('region', { name: 'Factory reset' })
    .getByRole('button', { name: 'Factory reset' });
  await expect(reset).not.toHaveAttribute('aria-disabled', 'true');
  await reset.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('4 facilities')).toBeVisible();
  await axe(page);
  await question.getByRole('textbox').fill('factory reset');
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('The service was reset. Sign in with the factory password.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('itemsense-token'))).toBeNull();
  expect(asked(service, 'POST', /^\/api\/reset$/).map(({ body }) => body)).toEqual(['']);
});

test('an upgrade is started for the readers that can be, watched to its end, and stopped', async ({
  page,
  service,
}) => {
  const upgrades = '/admin/software-management/upgrades';
  await signIn(page, upgrades);
  const history = page.getByRole('grid', { name: 'History' });
  await expect(history.getByRole('columnheader')).toHaveText([
    '',
    'Updated time',
    'ID',
    'Image type',
    'Version',
  ]);
  await lookFromTop(page);
  await page.getByRole('button', { name: 'Start new upgrade' }).click();
  const form = page.getByRole('form', { name: 'Start new upgrade' });
  await form.getByRole('button', { name: 'Start upgrade' }).click();
  await expect(form.getByRole('link', { name: 'Reader required for update' })).toBeVisible();
  await lookFromTop(page);
  const version = form.getByRole('combobox', { name: 'Version' });
  await version.click();
  await page.locator('.console-select-item-option').filter({ hasText: '7.0.0.240' }).click();
  await form.getByRole('button', { name: 'Riverside Hospital', exact: true }).click();
  const grid = form.getByRole('grid', { name: 'Riverside Hospital' });
  await expect(grid.getByText('Ready').first()).toBeVisible();
  await lookFromTop(page);
  await form.getByRole('checkbox', { name: 'Select all of Riverside Hospital' }).check();
  await form.getByRole('button', { name: 'Start upgrade' }).click();
  await expect(page.getByText('The upgrade was started.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the upgrade' }).click();
  await expect(heading(page, /\(upgrade .+\)$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await lookFromTop(page);
  await page.getByRole('button', { name: 'Stop upgrade' }).click();
  await expect(page.getByText(/^Stopping /)).toBeVisible();
  for (let minutes = 0; minutes < 5; minutes += 1) await service.advance(60_000);
  const alert = page.getByRole('alertdialog').filter({ hasText: /\(Reader Firmware 7\.0\.0\.240\)/ });
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Stop upgrade' })).toHaveCount(0);
  const failures = page.getByRole('region', { name: 'Failures' });
  await expect(failures.getByText('The upgrade was stopped')).toBeVisible();
  await lookFromTop(page);
  await failures
    .getByRole('button', { name: /^Start again for/ })
    .first()
    .click();
  await expect(form.getByRole('combobox', { name: 'Version' })).toBeVisible();
});

test('what is exported is imported again, and what became of each object is told', async ({ page }) => {
  await signIn(page, '/config-migration');
  await lookFromTop(page);
  await page.getByRole('textbox', { name: 'Target version' }).fill('2018r2');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('The export is complete.')).toBeVisible();
  const exported = await page.getByRole('textbox', { name: 'Exported configuration' }).inputValue();
  expect(exported).toContain('"targetVersion": "1.9.0"');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('No import mode selected').first()).toBeVisible();
  await lookFromTop(page);
  const file = { name: 'configuration.json', mimeType: 'application/json', buffer: Buffer.from(exported) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('textbox', { name: 'Configuration', exact: true })).toHaveValue(exported);
  await page.getByRole('radio', { name: /^Merge/ }).check();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('The configuration was imported.')).toBeVisible();
  await expect(page.getByText(/^\d+ kept$/)).toBeVisible();
  await lookFromTop(page);
});

test('[FACILITY-01] [FACILITY-04] a facility is created and deleted; one that is in use or built in stays', async ({
  page,
  trouble,
}) => {
  trouble.expect(/console error: .*(409|404)/);
  await signIn(page, '/facilities');
  const grid = page.getByRole('grid', { name: 'Facilities' });
  await expect(grid.getByRole('columnheader')).toHaveText(['Name', 'Actions']);
  await expect(grid.getByRole('row').getByRole('gridcell').first()).toHaveText(
    'Columbus Distribution Center',
  );
  await lookFromTop(page);
  await page.getByRole('button', { name: 'Create facility' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(page.getByRole('form', { name: 'Create facility' }).getByRole('textbox')).toHaveCount(1);
  await name.fill('Annex');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The facility “Annex” was saved.')).toBeVisible();
  await expect(grid.getByText('Annex', { exact: true })).toBeVisible();

  const question = page.getByRole('alertdialog');
  await grid.getByRole('button', { name: 'Delete Riverside Hospital' }).click();
  await expect(question.getByRole('link', { name: /^\d+ readers$/ })).toBeVisible();
  await axe(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await grid.getByRole('button', { name: 'Delete DEFAULT' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The facility “DEFAULT” could not be deleted.')).toBeVisible();
  await page.keyboard.press('Escape');
  await grid.getByRole('button', { name: 'Delete Annex' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The facility “Annex” was deleted.')).toBeVisible();
  await expect(grid.getByText('Annex', { exact: true })).toHaveCount(0);
});

test('with the keyboard alone: a facility and a network are added, a configuration is exported', async ({
  page,
  trouble,
}) => {
  trouble.expect(/console error: .*404/);
  for (const [address, section, values, said] of [
    ['/facilities', 'Create facility', ['By keyboard'], 'The facility “By keyboard” was saved.'],
    ['/admin/scanner-config', 'Add network', ['Keys', '10.7.0.0/24'], 'The network “Keys” was saved.'],
  ] as const) {
    if (address === '/facilities') await signIn(page, address);
    else await page.goto(address);
    await expect(page.getByRole('button', { name: section })).toBeVisible();
    await tabTo(page, section);
    await page.keyboard.press('Enter');
    for (const value of values) {
      await expect(page.locator(':focus')).toHaveJSProperty('tagName', 'INPUT');
      await page.keyboard.type(value);
      if (value !== values.at(-1)) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.goto('/config-migration');
  await expect(page.getByLabel('Target version')).toBeVisible();
  await tabTo(page, 'Target version');
  await page.keyboard.type('1.9.0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The export is complete.')).toBeVisible();
});

test('at 400 px every page is as wide as the screen', async ({ page, service }) => {
  const [upgrade] = await askService<{ id: string }[]>(service, '/itemsense/control/v1/upgrades/show');
  await page.setViewportSize(widths.phone);
  await signIn(page, '/admin');
  for (const path of [
    '/admin',
    '/admin/reset',
    '/admin/scanner-config',
    '/admin/software-management/upgrades',
    `/admin/software-management/upgrades/${upgrade?.id}`,
    '/config-migration',
    '/facilities',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.endsWith('upgrades')) {
      await page.getByRole('button', { name: 'Start new upgrade' }).click();
      await page.getByRole('button', { name: 'Riverside Hospital', exact: true }).click();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      widths.phone.width,
    );
    await lookFromTop(page);
  }
});
