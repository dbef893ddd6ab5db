import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { askService, firstReader } from '../site/fleet';
import type { Service } from '../site/service';

const list = '/itemsense/configuration/v1/recipes/show';

/** Names of the recipes that the service holds. */
const storedRecipes = async (service: Service) =>
  (await askService<{ name: string }[]>(service, list)).map(({ name }) => name);

/** The name of some reader configuration for an inventory. */
async function inventoryConfiguration(service: Service): Promise<string> {
  const all = await askService<{ name: string; operation: string }[]>(
    service,
    '/itemsense/configuration/v1/readerConfigurations/show',
  );
  const found = all.find(({ operation }) => operation === 'INVENTORY');
  if (!found) throw new Error('The service has no reader configuration for an inventory.');
  return found.name;
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Recipes' });
const sentences = (page: Page) =>
  page.getByRole('region', { name: 'What each reader will run' }).getByRole('listitem');

async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.click();
  await box.fill(option);
  await page
    .getByRole('option')
    .and(page.getByTitle(option, { exact: true }))
    .click();
}

test('[RECIPE-01] [RECIPE-19] a recipe is created, edited and deleted', async ({
  page,
  service,
  trouble,
}) => {
  // Whether the name is free is asked before it is taken, and none is there once it is deleted.
  trouble.expect(/console error: .*404.*recipes\/show\/Journey/);
  const name = 'Journey of a recipe';
  const reader = await firstReader(service);
  const configuration = await inventoryConfiguration(service);
  await signIn(page, '/recipes');
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Type',
    'Default reader configuration',
    'Reader-specific',
    'Used by jobs',
    'Actions',
  ]);
  await axe(page);

  await page.getByRole('link', { name: 'New recipe' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await choose(page, 'Type', 'INVENTORY');
  await choose(page, 'Default reader configuration', configuration);
  await expect(sentences(page).first()).toHaveText(
    new RegExp(`^In each facility all readers run ${configuration} to take inventory: `),
  );
  await axe(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(`The recipe “${name}” was saved.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await axe(page);

  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add a reader' }).click();
  await choose(page, 'Run reader', reader);
  await choose(page, 'with configuration', configuration);
  await expect(sentences(page).first()).toHaveText(`${reader} runs ${configuration} to take inventory.`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Review your changes' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`${reader} with ${configuration}`)).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(question).toBeVisible();
  await axe(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`The recipe “${name}” was deleted.`)).toBeVisible();
  await expect(page).toHaveURL('/recipes');
  await expect(grid(page).getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('[RECIPE-19] cancelling a new recipe leaves none in the list', async ({ page, service, trouble }) => {
  trouble.expect(/console error: .*404.*recipes\/show\/Not/);
  const before = await storedRecipes(service);
  await signIn(page, '/recipes/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Not to be kept');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(grid(page).getByRole('link').first()).toBeVisible();
  await expect(grid(page).getByRole('link', { name: 'Not to be kept' })).toHaveCount(0);
  expect(await storedRecipes(service)).toEqual(before);
});

test('[RECIPE-20] a recipe of an unknown name is not found, by name', async ({ page, trouble }) => {
  trouble.expect(/console error: .*404/);
  await signIn(page, '/recipes/Nobody%20knows');
  await expect(page.getByText('There is no recipe named "Nobody knows".')).toBeVisible();
  await axe(page);
});
