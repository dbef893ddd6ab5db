import type { Locator } from '@playwright/test';
import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { askService } from '../site/fleet';
import type { Service } from '../site/service';

interface StoredThreshold {
  readonly id: number;
  readonly name: string;
}

const storedThresholds = (service: Service) =>
  askService<StoredThreshold[]>(service, '/itemsense/configuration/v1/thresholds');
const grid = (page: Page) => page.getByRole('grid', { name: 'Thresholds' });

async function choose(page: Page, box: Locator, option: string): Promise<void> {
  await box.click();
  await box.fill(option);
  await page.locator(`.console-select-item-option[title="${option}"]`).click();
}

test('[THRESH-01] [THRESH-21] [THRESH-25] a threshold is made, edited and deleted', async ({
  page,
  service,
}) => {
  const { length } = await storedThresholds(service);
  await signIn(page, '/thresholds');
  await expect(page.getByRole('heading', { level: 1, name: `Thresholds (${length})` })).toBeVisible();
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    'Name',
    'Status',
    'Facility',
    'Reader arrangement',
    'Actions',
  ]);
  await axe(page);

  await page.getByRole('link', { name: 'New threshold' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey gate');
  await choose(page, page.getByRole('combobox', { name: 'Facility' }), 'Market Street Store');
  await page.getByRole('radio', { name: 'Overhead, offset' }).check();
  const left = page.getByRole('group', { name: 'Pair 1, Left', exact: true });
  const right = page.getByRole('group', { name: 'Pair 1, Right', exact: true });
  await choose(page, left.getByRole('combobox', { name: 'Reader definition' }), 'MS-Entrance-Gate-2');
  await choose(page, left.getByRole('combobox', { name: 'Antenna configuration' }), 'Shop Gate Left');
  await choose(page, right.getByRole('combobox', { name: 'Reader definition' }), 'MS-Entrance-Gate-1');
  await choose(page, right.getByRole('combobox', { name: 'Antenna configuration' }), 'Shop Gate Right');
  await expect(page.getByRole('figure').getByRole('listitem').first()).toHaveText(
    'MS-Entrance-Gate-2, left: in by antennas 2, 3; out by antennas 10, 11. Ignores antennas 6, 7.',
  );
  await axe(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The threshold “Journey gate” was saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey gate', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'MS-Entrance-Gate-1' })).toContainText('Shop Gate Right');
  await axe(page);

  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey gate 2');
  await page.getByRole('button', { name: 'Submit' }).click();
  const review = page.getByRole('dialog', { name: 'Review your changes' });
  await review.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey gate 2', exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Journey gate 2?' });
  await axe(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The threshold “Journey gate 2” was deleted.')).toBeVisible();
  await expect(grid(page).getByRole('link', { name: 'Journey gate 2', exact: true })).toHaveCount(0);
});

test('[THRESH-25] [ZONE-08] what is not there is named', async ({ page, trouble }) => {
  trouble.expect(/console error: .*404.*thresholds\/4711/);
  trouble.expect(/console error: .*404.*zoneMaps\/show\/Nowhere/);
  await signIn(page, '/thresholds/4711');
  await expect(page.getByText('There is no threshold named "4711".')).toBeVisible();
  await axe(page);
  await page.goto('/zone-maps/Nowhere');
  await expect(page.getByText('There is no zone map named "Nowhere".')).toBeVisible();
});

test('on a phone list, page and form fit into the width', async ({ page, service }) => {
  const [threshold] = await storedThresholds(service);
  await page.setViewportSize(widths.phone);
  await signIn(page, '/thresholds');
  for (const path of [`/thresholds/${threshold?.id}`, `/thresholds/${threshold?.id}/edit`, '/thresholds']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(threshold?.name ?? '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await axe(page);
  }
});
