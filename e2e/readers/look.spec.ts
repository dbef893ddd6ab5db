import type { Locator } from '@playwright/test';
import { signIn } from '../browser/signIn';
import { expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { firstReader } from '../site/fleet';

test.use({ isFirstVisit: true });

/** Where an element stands, in pixels of the page. */
async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2, right: box.x + box.width };
}

/** Opens a question about the reader whose page is shown. */
async function askToDelete(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  return page.getByRole('alertdialog');
}

test('the choices of the preferences stand beside their words, chosen or not', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const light = page.getByRole('radio', { name: 'Light theme' });
  const row = page.locator('label').filter({ has: light });
  // The dialog moves in.
  await row.evaluate(async (element) => {
    const moving = element.closest('dialog')?.getAnimations() ?? [];
    await Promise.all(moving.map(({ finished }) => finished));
  });
  const before = await placeOf(row);
  expect(Math.abs((await placeOf(light)).middle - before.middle)).toBeLessThan(3);
  await light.check();
  expect(await placeOf(row)).toEqual(before);
});

test('dialogs end with what they do, after the way out; a question names what it is about', async ({
  page,
  service,
  trouble,
}) => {
  // The copy asks whether its name exists; 404 is the good answer.
  trouble.expect(/console error: .*404.*recipes\/show\//);
  const name = await firstReader(service);
  await signIn(page);
  await page.goto(`/readers/definitions/${encodeURIComponent(name)}`);
  const question = await askToDelete(page);
  await expect(question).toHaveAccessibleName(`Delete ${name}?`);
  const cancel = await placeOf(question.getByRole('button', { name: 'Cancel' }));
  const remove = await placeOf(question.getByRole('button', { name: 'Delete' }));
  expect(cancel.right).toBeLessThan(remove.x);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/recipes');
  const asked = page.waitForResponse((response) => response.url().includes('/recipes/show/'));
  await page
    .getByRole('button', { name: /^Copy / })
    .first()
    .click();
  const copy = page.getByRole('dialog');
  expect((await placeOf(copy.getByRole('button', { name: 'Cancel' }))).right).toBeLessThan(
    (await placeOf(copy.getByRole('button', { name: 'Copy', exact: true }))).x,
  );
  await asked;
});

test('a report covers neither the breadcrumb nor the tabs', async ({ page, service }) => {
  const name = await firstReader(service);
  await page.setViewportSize(widths.desktop);
  await signIn(page);
  await page.goto(`/readers/definitions/${encodeURIComponent(name)}/edit`);
  await page.getByLabel('Address').fill('reported.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const reports = page.getByRole('region', { name: 'Notifications' });
  await expect(reports.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  const report = await placeOf(reports);
  const apart = (one: typeof report, other: typeof report) =>
    one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y;
  expect(apart(report, await placeOf(page.getByRole('navigation', { name: 'Breadcrumbs' })))).toBe(true);
  expect(apart(report, await placeOf(page.getByRole('link', { name: 'Registration' })))).toBe(true);
});

test('what cannot be done looks like it in the theme of high contrast', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('console-theme', 'contrast'));
  await signIn(page);
  const blocked = page.getByRole('grid').locator('button[aria-disabled=true]').first();
  await expect(blocked).toHaveCSS('border-top-style', 'dashed');
});

test('on a phone a configuration shows its operation; what can be done with it is in its details, in words', async ({
  page,
}) => {
  await page.setViewportSize(widths.phone);
  await signIn(page);
  await page.goto('/readers/configurations');
  await expect(page.getByRole('columnheader', { name: 'Operation' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toHaveText('Delete');
});

test('the timeline keeps its distance from the search under it, and a notice from the heading', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/jobs?timeline=Riverside+Hospital');
  // The bars and their table come one after the other, and move what is below them.
  await expect
    .poll(async () => {
      const figure = await placeOf(page.getByRole('figure'));
      const search = await placeOf(page.getByRole('searchbox', { name: /over time/ }));
      return search.y - figure.bottom;
    })
    .toBeGreaterThanOrEqual(8);
});

for (const [screen, viewport] of Object.entries(widths))
  test(`the buttons of a form stay in their place while a message goes, and the page where it is, on a ${screen}`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize(viewport);
    const name = encodeURIComponent(await firstReader(service));
    await signIn(page, `/readers/definitions/${name}/edit`);
    await page.getByLabel('Address').fill('moved.example');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const message = page.getByText('was saved.');
    await message.hover();
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).press('Enter');
    const submit = page.getByRole('button', { name: 'Submit' });
    await expect(submit).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const toEnd = () =>
      page.evaluate(() => Math.abs(document.documentElement.scrollHeight - innerHeight - scrollY));
    const before = (await placeOf(submit)).middle;
    // A page is moved by parts of pixels.
    const moved = async () => Math.abs((await placeOf(submit)).middle - before);
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await moved()).toBeLessThan(1);
    expect(await toEnd()).toBeLessThan(1);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await moved()).toBeLessThan(1);
  });
