import { signIn } from '../browser/signIn';
import { expect, type Page, test } from '../browser/test';
import { askService, storedReader, storedReaders } from '../site/fleet';
import type { Service } from '../site/service';

const definitions = '/itemsense/configuration/v1/readerDefinitions';
const grid = (page: Page) => page.getByRole('grid', { name: 'Reader definitions' });

/**
 * View of the user: the scroll position of the grid, and the place on the screen of the cell with the
 * keyboard.
 */
const sight = async (page: Page) => ({
  scrolled: await grid(page).evaluate(({ scrollTop }) => scrollTop),
  focused: await page.evaluate(() => document.activeElement?.closest('[role=row]')?.textContent),
  top: await page.evaluate(() => document.activeElement?.getBoundingClientRect().top),
});

async function addReader(service: Service, name: string): Promise<void> {
  const [like] = await storedReaders(service);
  const definition = { ...(await storedReader(service, like?.name ?? '')), name, agentIdentifier: name };
  await askService(service, `${definitions}/createOrReplace`, {
    method: 'PUT',
    body: JSON.stringify(definition),
  });
}

test.describe('while the list is polled every half second', () => {
  test.use({ siteOptions: { configuration: { pollInterval: 500 } } });

  test('[READER-01] readers that come and go move neither what is looked at, nor the focus, nor the selection', async ({
    page,
    service,
  }) => {
    await signIn(page);
    const rows = (await storedReaders(service)).length;
    await expect(page.getByText(`${rows} rows`)).toBeVisible();
    const looked = 'MS-Checkout-1';
    const cell = grid(page).getByRole('row', { name: looked }).getByRole('gridcell').nth(3);
    await cell.click();
    const below = grid(page).getByRole('row').filter({ hasText: 'MS-Entrance-Gate-1' });
    await below.getByRole('checkbox').check();
    await cell.click();
    const before = await sight(page);
    expect(before.scrolled).toBeGreaterThan(0);
    expect(before.focused).toContain(looked);

    await addReader(service, 'A first reader');
    await addReader(service, 'A second reader');
    await expect(page.getByText(`${rows + 2} rows`)).toBeVisible();
    const { scrolled, ...kept } = await sight(page);
    expect(kept).toEqual({ focused: before.focused, top: before.top });
    expect(scrolled).toBe(before.scrolled + 2 * 44);

    await askService(service, `${definitions}/destroy/A%20first%20reader`, { method: 'DELETE' });
    await expect(page.getByText(`${rows + 1} rows`)).toBeVisible();
    expect(await sight(page)).toEqual({ ...kept, scrolled: before.scrolled + 44 });
    await expect(below.getByRole('checkbox')).toBeChecked();
    await expect(
      page.getByRole('group', { name: 'Selected rows' }).getByText('1 row selected'),
    ).toBeVisible();

    await page.keyboard.press('ArrowDown');
    expect((await sight(page)).focused).toContain('MS-Checkout-2');
  });
});
