import { axe, expect, test } from '../browser/test';
import { askService } from '../site/fleet';
import { editRecipe, intervalOf, shownRecipes } from './editedRecipe';

test('an edit is in the activity, and is taken back by keys alone after a look at what is sent', async ({
  page,
  service,
}) => {
  const { name, before, after } = await editRecipe(page, service);
  await page.getByRole('button', { name: 'Admin', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Activity' }).press('Enter');
  const entry = page.getByRole('grid', { name: 'Activity' }).getByRole('link', { name, exact: true });
  await expect(entry).toBeVisible();
  await axe(page);

  await entry.press('Enter');
  const drawer = page.getByRole('dialog', { name: `Saved: ${name}` });
  await expect(drawer.getByRole('row', { name: `reportingInterval ${before} ${after}` })).toBeVisible();
  await expect(drawer.getByText('jobs', { exact: true })).toBeVisible();
  await axe(page);
  await drawer.getByRole('button', { name: 'Undo…' }).press('Enter');

  const review = page.getByRole('alertdialog', { name: `Undo the change of ${name}?` });
  await expect(review.getByRole('row', { name: `reportingInterval ${after} ${before}` })).toBeVisible();
  await axe(page);
  expect(await intervalOf(service, name)).toBe(after);
  await review.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText(`The change of the recipe “${name}” was undone.`)).toBeVisible();
  await expect.poll(() => intervalOf(service, name)).toBe(before);
  await expect(page.getByRole('grid', { name: 'Activity' }).getByText('Saved (undo)')).toBeVisible();
  await expect(entry.last()).toBeFocused();
});

test('at 400 px the activity survives a reload, and tells when there is nothing left to take back', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  const { name } = await editRecipe(page, service);
  await page.goto('/activity');
  const entry = page.getByRole('grid', { name: 'Activity' }).getByRole('link', { name, exact: true });
  await expect(entry).toBeVisible();
  await page.reload();
  await axe(page);

  // Somebody else edits it meanwhile.
  const recipe = await askService<object>(service, `${shownRecipes}/${encodeURIComponent(name)}`);
  await askService(service, '/itemsense/configuration/v1/recipes/createOrReplace', {
    method: 'PUT',
    body: JSON.stringify({ ...recipe, reportingInterval: 4 }),
  });
  await entry.click();
  await page.getByRole('button', { name: 'Undo…' }).click();
  const review = page.getByRole('alertdialog');
  await expect(review.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    /^It was changed since then/,
  );
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  expect(await intervalOf(service, name)).toBe(4);
});
