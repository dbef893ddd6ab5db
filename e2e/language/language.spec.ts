import { axeNow } from '../browser/axe';
import { cutTexts, openPage, sideways } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';
import { widths } from '../browser/widths';
import { deep } from '../site/deep';
import { allAddresses, goTo, signInIn, translated, unset } from './openIn';

test.use({ isFirstVisit: true });

/** A phone cuts off most; a desktop has its turn in `npm run test:deep`, since walking all pages takes a minute. */
const walked = deep ? (['desktop', 'phone'] as const) : (['phone'] as const);

test('a language is chosen in the preferences, costs no input, and is there before the first paint', async ({
  page,
  trouble,
}) => {
  // Whether there is a recipe of the name already.
  trouble.expect(/404 .*recipes\/show/);
  await signIn(page, '/recipes/new');
  const name = page.getByRole('textbox').first();
  await name.fill('Dock to Shop');
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  const dialog = page.getByRole('dialog', { name: 'Einstellungen' });
  await expect(dialog.getByText(/Muttersprache/)).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(name).toHaveValue('Dock to Shop');

  // The first thing that is drawn knows the language: the boot script says it before any code of the console is there.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('console')?.firstElementChild) return;
      observer.disconnect();
      document.documentElement.dataset.firstLanguage = document.documentElement.lang;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-first-language', 'de');
  await expect(page.getByRole('link', { name: 'Schwellen', exact: false }).first()).toBeVisible();
});

test('English loads nothing of other languages', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, '/users');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(asked.filter((path) => /languages\.json|(language|messages|time)-[a-z]{2}\./.test(path))).toEqual(
    [],
  );
});

test('a language that does not arrive leaves a console in English that says so', async ({
  page,
  trouble,
}) => {
  trouble.expect(/503|ChunkLoadError|integrity/);
  await page.route(/language-fr\./, (route) => route.fulfill({ status: 503 }));
  await signInIn(page, 'fr');
  await openPage(page, '/users');
  await expect(page.getByText(/could not be loaded in Français/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(/language-fr\./);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('in the pseudo language', () => {
  test.use({ siteOptions: { configuration: { pseudoLanguage: true } } });

  for (const width of walked)
    test(`no text of any page is cut off at the width of a ${width}`, async ({ page, trouble }) => {
      test.setTimeout(300_000);
      trouble.expect(unset);
      await page.setViewportSize(widths[width]);
      await signInIn(page, 'en');
      const cut: string[] = [];
      const addresses = await allAddresses(page);
      await openPage(page, '/overview?language=en-XA');
      for (const address of addresses) {
        await goTo(page, address);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
        cut.push(...(await cutTexts(page)).map((text) => `${address} ${text}`));
        if ((await sideways(page)) > 0) cut.push(`${address} scrolls sideways`);
      }
      expect(cut).toEqual([]);
    });
});

for (const width of walked)
  test(`in Arabic every page reads from the right and stays in its width on a ${width}`, async ({
    page,
    trouble,
  }) => {
    test.setTimeout(300_000);
    trouble.expect(unset);
    await page.setViewportSize(widths[width]);
    await signInIn(page, 'ar');
    const wide: string[] = [];
    const addresses = await allAddresses(page);
    await openPage(page, '/overview');
    for (const address of addresses) {
      await goTo(page, address);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      if ((await sideways(page)) > 0) wide.push(address);
      await axeNow(page, `${address} in Arabic`);
    }
    expect(wide).toEqual([]);
  });

for (const language of translated)
  test(`the sign-in page and a list are there in ${language}`, { tag: '@engines' }, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await axe(page);
    await signInIn(page, language);
    await openPage(page, '/users');
    await expect(page.getByRole('grid')).toBeVisible();
    await axe(page);
  });
