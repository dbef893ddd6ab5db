import { consoleDocumentId } from '@console/remote/registry';
import { cutControls, cutTexts, openPage, sideways } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { goTo, signInIn } from '../language/openIn';
import { firstReader, readerInState } from '../site/fleet';

test('the palette finds a page, an action and a record by the keyboard alone', { tag: '@engines' }, async ({
  page,
  service,
}) => {
  const name = await firstReader(service);
  await signIn(page);
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  const query = page.getByRole('combobox', { name: 'Page, action or record' });

  await page.keyboard.press('Control+K');
  await query.fill(name);
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.keyboard.press('Control+K');
  await query.fill('new reader def');
  await expect(page.getByRole('option', { selected: true })).toContainText('New reader definition');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/readers/definitions/new');

  await page.keyboard.press('Control+K');
  await query.fill('zone m');
  await expect(page.getByRole('option', { selected: true })).toContainText('Zone Maps');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zone-maps');
});

test('shortcuts go from area to area, are listed under ?, and can be turned off', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gj');
  await expect(page).toHaveURL(/\/readers\/definitions/);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Help' });
  await expect(list).toBeVisible();
  await axe(page);
  await list.getByRole('checkbox', { name: /^Go to the jobs/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL('/users');
});

test('what was said is kept in the notifications, with the way back to its page', async ({
  page,
  service,
}) => {
  const name = await readerInState(service, 'IDLE');
  await signIn(page, `/readers/definitions?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Restart ${name}`, exact: true }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('button', { name: /^Notifications, 1 new/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByText(`${name} is restarting.`)).toBeVisible();
  await axe(page);
  await drawer.getByRole('link', { name: 'Open the page' }).click();
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('preferences show at once and survive a reload', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const preferences = page.getByRole('dialog', { name: 'Preferences' });
  await preferences.getByRole('radio', { name: 'High contrast theme' }).check();
  await preferences.getByRole('radio', { name: 'Compact' }).check();
  await preferences.getByRole('combobox', { name: 'Time zone' }).selectOption('UTC');
  await axe(page);
  await preferences.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(page.locator('[data-density=compact]')).not.toHaveCount(0);
  await axe(page);
});

/** A page with a record in its address is found from the record: what is asked for of it. */
interface DeclaredSearch {
  readonly ask: string;
  readonly path: string;
}

interface DeclaredRemote {
  readonly routes: readonly {
    readonly path: string;
    readonly page: string;
    readonly parent?: string;
    readonly title?: { readonly en: string };
  }[];
  readonly actions?: readonly { readonly label: { readonly en: string }; readonly path: string }[];
  readonly search?: readonly DeclaredSearch[];
}

test('the palette finds every action that remotes declare, and every page: by its address, or by a record', async ({
  page,
}) => {
  await signIn(page, '/recipes');
  const registry = JSON.parse((await page.locator(`#${consoleDocumentId}`).textContent()) ?? '').registry;
  const remotes: DeclaredRemote[] = registry.remotes.map(
    ({ builds: [build] }: { readonly builds: readonly DeclaredRemote[] }) => build,
  );
  expect(remotes.length).toBeGreaterThan(6);
  await page.keyboard.press('Control+K');
  const query = page.getByRole('combobox', { name: 'Page, action or record' });
  await expect(page.getByText('Searching…')).toHaveCount(0);
  const offered = async (text: string) => {
    await query.fill(text);
    return page.getByRole('option').filter({ hasText: text }).count();
  };
  const searches = remotes.flatMap(({ search = [] }) => search);
  // Where an area sends what it cannot load shows nothing by itself.
  const routes = remotes.flatMap((remote) => remote.routes).filter((route) => route.page !== 'AreaErrorPage');
  const texts = [
    // One that needs a text is offered for such a text.
    ...remotes.flatMap(({ actions = [] }) =>
      actions.filter(({ path }) => !path.includes('{text}')).map(({ label }) => label.en),
    ),
    ...routes.filter(({ path }) => !path.includes(':')).map(({ title }) => title?.en ?? ''),
  ];
  expect(texts.length).toBeGreaterThan(20);
  for (const text of new Set(texts))
    await expect.poll(() => offered(text), { message: text }).toBeGreaterThan(0);
  const missing = routes.filter(
    ({ path, parent }) =>
      path.includes(':') && !searches.some((search) => search.path === path || search.path === parent),
  );
  expect(missing, 'pages with a record that nothing declares to be searched').toEqual([]);
});

/** Lists that have rows. */
const lists = [
  '/recipes',
  '/readers/definitions',
  '/readers/configurations',
  '/jobs?stopped=open',
  '/thresholds',
  '/zone-maps',
  '/users',
  '/users/Admin/tokens',
  '/facilities',
  '/event-configuration/brokers',
  '/event-configuration/publishers',
  '/admin/software-management/upgrades',
  '/admin/remotes',
];

/** Sets lines, letters, words and paragraphs apart, as WCAG 1.4.12 names them. */
function spaceOut() {
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  );
  document.adoptedStyleSheets = [spacing];
}

/** Waits until lists show all their rows: those out of sight are drawn after the others. */
async function expectAllRows(page: Page): Promise<void> {
  await expect(page.getByRole('grid').first()).toBeVisible();
  const missing = () =>
    page
      .getByRole('grid')
      .evaluateAll((grids) =>
        grids.map((grid) => Number(grid.ariaRowCount) - grid.querySelectorAll('[role="row"]').length),
      );
  await expect.poll(async () => (await missing()).every((count) => count === 0)).toBe(true);
}

for (const [screen, viewport] of Object.entries(widths))
  test.describe(`on the screen of a ${screen}`, () => {
    test.use({ viewport });

    test('with more room between letters, words, lines and paragraphs lists show what they show without', async ({
      page,
    }) => {
      await signInIn(page, 'en');
      const cutAt = async (address: string) =>
        (await cutTexts(page, false)).map((text) => `${address} ${text}`);
      const walk = async (look: (address: string) => Promise<void>) => {
        await openPage(page, '/activity');
        for (const address of lists) {
          await goTo(page, address);
          await expectAllRows(page);
          await look(address);
        }
      };
      const before: string[] = [];
      await walk(async (address) => {
        await expect.poll(() => sideways(page), address).toBe(0);
        await expect.poll(() => cutControls(page), address).toEqual([]);
        before.push(...(await cutAt(address)));
      });
      await page.addInitScript(spaceOut);
      await walk(async (address) => {
        // Rows become as high as their texts in the frames after they are drawn.
        const added = async () => (await cutAt(address)).filter((text) => !before.includes(text));
        await expect.poll(added, address).toEqual([]);
        await expect.poll(() => sideways(page), address).toBe(0);
        await expect.poll(() => cutControls(page), address).toEqual([]);
      });
    });
  });
