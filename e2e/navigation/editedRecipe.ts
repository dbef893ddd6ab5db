import { signIn } from '../browser/signIn';
import { expect, type Page } from '../browser/test';
import { askService } from '../site/fleet';
import type { Service } from '../site/service';

/** Address of the recipes. */
export const shownRecipes = '/itemsense/configuration/v1/recipes/show';

interface StoredRecipe {
  readonly name: string;
  readonly reportingInterval?: number | null;
}

/** Lists the recipes of the service. */
export const storedRecipes = (service: Service) => askService<StoredRecipe[]>(service, shownRecipes);

/** Finds the reporting interval of a recipe. */
export const intervalOf = async (service: Service, name: string) =>
  (await storedRecipes(service)).find((recipe) => recipe.name === name)?.reportingInterval;

/** Gives a recipe another reporting interval by its form. @returns its name, and the interval before and after. */
export async function editRecipe(page: Page, service: Service) {
  const recipe = (await storedRecipes(service)).find(({ reportingInterval }) => (reportingInterval ?? 0) > 0);
  if (!recipe?.reportingInterval) throw new Error('The service has no recipe with a reporting interval.');
  const { name, reportingInterval: before } = recipe;
  const after = before === 2 ? 1 : 2;
  await signIn(page, `/recipes/${encodeURIComponent(name)}/edit`);
  await page.getByLabel('Reporting interval').fill(String(after));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  // The form is titled by the name, too, and keeps the bar out of reach until its question is gone.
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect.poll(() => intervalOf(service, name)).toBe(after);
  return { name, before, after };
}
