import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair } from '@console/store';
import { signIn } from '../browser/signIn';
import { axe, test as base, expect, type Page } from '../browser/test';
import { askService } from '../site/fleet';
import { editRecipe } from './editedRecipe';

const { privateKey } = createKeyPair();

/** A site whose gateway records who changes what. */
const test = base.extend({
  siteOptions: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'trail-'));
    await use({
      audit: {
        enforced: true,
        folder,
        key: privateKey,
        name: 'gateway-1',
        checkpoints: [],
        keep: { days: 365, bytes: 1e9 },
        rules: [
          { route: '/itemsense/authentication/v1/token', person: 'erp', reason: 'Signs in every minute' },
        ],
      },
    });
    await rm(folder, { recursive: true, force: true });
  },
});

const trail = (page: Page) => page.getByRole('grid', { name: 'Audit trail' });

async function openTrail(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Admin', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Audit trail' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
}

test('who deleted a recipe is found by its name, looked at and exported, by keys alone', async ({
  page,
  service,
}) => {
  const stored = await askService<{ name: string }[]>(service, '/itemsense/configuration/v1/recipes/show');
  const name = stored[0]?.name ?? '';
  await signIn(page, `/recipes/${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('grid', { name: 'Recipes' })).toBeVisible();

  // Another one tells on its page what became of it.
  const other = stored[1]?.name ?? '';
  await page.getByRole('link', { name: other, exact: true }).press('Enter');
  await page.getByRole('link', { name: `History of ${other}` }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Search' }).first()).toHaveValue(other);
  await expect(page.getByText('No changes are recorded that fit.')).toBeVisible();

  await openTrail(page);
  await axe(page);
  const deleted = trail(page).getByRole('row').filter({ hasText: 'Deleted' });
  await expect(deleted).toContainText(name);
  await expect(deleted).toContainText('Done');
  await expect(trail(page).getByRole('row').filter({ hasText: 'Signed in' }).first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Search' }).fill(name.toUpperCase());
  await page.getByRole('textbox', { name: 'Search' }).press('Enter');
  await expect(trail(page).getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(trail(page).getByRole('row')).toHaveCount(2);

  await trail(page).getByRole('link', { name }).press('Enter');
  const drawer = page.getByRole('dialog', { name: `Deleted: ${name}` });
  await expect(drawer).toContainText('DELETE /itemsense/configuration/v1/recipes/destroy/:name');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'All of this query (CSV)' }).press('Enter');
  const file = await (await downloading).path();
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${name}"`);
});

test('the fields of a change, as the browser says them, are with it; the activity leads there', async ({
  page,
  service,
}) => {
  const { name, before, after } = await editRecipe(page, service);

  await page.goto('/activity');
  await page.getByRole('link', { name, exact: true }).first().press('Enter');
  await page.getByRole('link', { name: 'Show in the audit trail' }).press('Enter');
  await expect(page.getByText('Not everything is recorded')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Signs in every minute' })).toContainText('erp');
  await trail(page).getByRole('link', { name, exact: true }).press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(`Admin saved “${name}” (recipe).`);
  await expect(drawer.getByRole('row', { name: `reportingInterval ${before} ${after}` })).toBeVisible();
  await axe(page);
});

test('at 400 px the trail is filtered by result, and says when nothing fits', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, '/audit');
  await expect(trail(page).getByRole('link').first()).toBeVisible();
  await axe(page);
  await page.getByRole('combobox', { name: 'Result' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No changes are recorded that fit.')).toBeVisible();
});

base('a site that keeps no trail says so, and offers none', async ({ page }) => {
  await signIn(page, '/audit');
  await expect(page.getByText('No audit trail is kept at this site.')).toBeVisible();
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Activity' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Audit trail' })).toHaveCount(0);
});
