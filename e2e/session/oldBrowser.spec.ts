import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';

test.use({ isFirstVisit: true });

const lacking = {
  'a method of arrays': () => Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'style sheets that scripts make': () => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'),
};

for (const [what, remove] of Object.entries(lacking))
  test(`a browser without ${what} gets a page that says in every language that it is too old`, {
    tag: '@engines',
  }, async ({ page, trouble }) => {
    // Until the page is another one, the rest of the console stumbles over it, too.
    trouble.expect(/^uncaught: |^console error: /);
    await page.addInitScript(remove);
    await page.goto('/readers/definitions');
    const headings = page.getByRole('heading', { level: 1 });
    await expect(headings.first()).toHaveText('This browser is too old for the console');
    const languages = await headings.evaluateAll((all) =>
      all.map((heading) => heading.closest('section')?.lang),
    );
    expect(languages).toEqual(['en', 'de', 'fr', 'es', 'ar', 'ja']);
  });

test('a browser that does not tell when it is idle shows the console all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback'])
      Reflect.deleteProperty(globalThis, name);
  });
  await signIn(page);
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  expect(await page.evaluate(() => 'requestIdleCallback' in globalThis)).toBe(false);
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Jobs' })).toBeVisible();
});
