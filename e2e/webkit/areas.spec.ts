import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { askService } from '../site/fleet';
import { asked } from '../site/service';
import { expect, type Page, test } from './test';

const zoneMap = 'Columbus DC Peak Season';
const studio = `/zone-maps/${encodeURIComponent(zoneMap)}/studio`;
const plan = (page: Page) => page.getByRole('application');
const entry = (page: Page) => page.getByRole('button', { name: /^Zone ?\d+ points?$/ });

/** Reviews what was drawn, and saves it. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click();
  const review = page.getByRole('dialog', { name: 'Review your drawing' });
  await expect(review.getByRole('list', { name: 'What changes' }).getByRole('listitem')).toContainText([
    'Zone added',
  ]);
  await review.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The zone map “${zoneMap}” was saved.`)).toBeVisible();
}

test('a zone is drawn and moved by the pointer, and saved', { tag: '@engines' }, async ({
  page,
  service,
  signIn,
}) => {
  await signIn(studio);
  await expect(plan(page)).toBeVisible();
  const box = await plan(page).boundingBox();
  // In the margin around what is drawn, where no zone is.
  const at = (x: number, y: number) => ({ x: box.x + x, y: box.y + box.height - y });
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Draw a zone' }).click();
  for (const place of [at(30, 30), at(110, 30), at(110, 80)]) await page.drag([place]);
  await page.getByRole('button', { name: 'Finish the zone' }).click();
  await expect(entry(page)).toHaveAttribute('aria-pressed', 'true');
  const x = page.getByRole('textbox', { name: 'x of point 1 in metres' });
  const start = Number(await x.inputValue());
  await page.drag([at(95, 40), at(110, 42), at(130, 44), at(150, 45)]);
  await expect.poll(async () => Number(await x.inputValue())).toBeGreaterThan(start);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(x).toHaveValue(String(start));
  await save(page);
  expect(asked(service, 'PUT', /zoneMaps/)).toHaveLength(1);
});

test('a zone is drawn by keys alone, and saved', async ({ page, service, signIn }) => {
  await signIn(studio);
  await plan(page).focus();
  // The view is moved to where nothing is.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
  for (const key of ['n', 'Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space', 'Enter'])
    await page.keyboard.press(key);
  await expect(entry(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await save(page);
  expect(asked(service, 'PUT', /zoneMaps/)).toHaveLength(1);
});

test('crossings come live by a socket, are paused and filtered', { tag: '@engines' }, async ({
  page,
  service,
  signIn,
}) => {
  const thresholds = await askService<{ id: number; name: string }[]>(
    service,
    '/itemsense/configuration/v1/thresholds',
  );
  const id = thresholds.find(({ name }) => name === 'Shop Entrance')?.id;
  await signIn(`/threshold-monitor?thresholdIds=${encodeURIComponent(`["${id}"]`)}`);
  const card = page.getByRole('region', { name: 'Shop Entrance', exact: true });
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  await service.advance(60_000);
  const grid = card.getByRole('grid', { name: 'Transitions of Shop Entrance' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await card.getByRole('button', { name: /^Pause/ }).click();
  await service.advance(30_000);
  await expect(card.getByText(/^[1-9]\d* came meanwhile/)).toBeVisible();
  await card.getByRole('button', { name: /^Resume/ }).click();
  await card.getByRole('button', { name: /^Filter/ }).click();
  await card.getByRole('textbox', { name: /^EPC prefix/ }).fill('ZZ');
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(card.getByText('none found')).toBeVisible();
});

test('items move on the live plan, and one is chosen by keys', async ({ page, service, signIn }) => {
  const facility = 'Columbus Distribution Center';
  await service.advance(60_000);
  await signIn(`/data/plan?facility=${encodeURIComponent(facility)}&asked=true`);
  await expect(page.getByRole('application', { name: new RegExp(facility) })).toBeVisible();
  const list = page.getByRole('grid', { name: 'Items on the plan and beside it' });
  await expect(list.getByRole('row', { name: /On the plan/ }).first()).toBeVisible();
  await service.advance(120_000);
  await expect.poll(() => asked(service, 'GET', /items\/show\?.*fromTime=/).length).toBeGreaterThan(0);
  await list
    .getByRole('row', { name: /On the plan/ })
    .getByRole('button', { name: /^Show 3\w+ on the plan$/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('region', { name: /^Item 3/ })).toBeVisible();
  await expect(page).toHaveURL(/item=3/);
});

test('a moment is chosen in the date picker and searched by', async ({ page, service, signIn }) => {
  await signIn('/data?type=history');
  const from = page.getByRole('textbox', { name: /^From time/ });
  await from.click();
  const picker = page.locator('.console-picker-dropdown');
  await expect(picker).toBeVisible();
  await picker.locator('.console-picker-cell-today').click();
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect(from).not.toHaveValue('');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => asked(service, 'GET', /show\/history\?.*fromTime=/).length).toBeGreaterThan(0);
});

test('a query is loaded on, and saved to a file', async ({ page, downloads, signIn }) => {
  await signIn('/data?type=items&epcPrefix=30&asked=true');
  await expect(page.getByText('100 rows are loaded, there are more.')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('200 rows are loaded, there are more.')).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /as the service writes it/ }).click();
  const { name, text } = await downloads.next();
  expect(name).toBe('items.csv');
  expect(text.trim().split('\r\n').length).toBeGreaterThan(200);
});

test('the host is shown live, as charts that are drawn', async ({ page, service, signIn }) => {
  await signIn('/host-health');
  const cpu = page.getByRole('figure', { name: 'CPU usage' });
  await expect(cpu.getByText(/^Host: now [\d.]+ %/)).toBeVisible();
  await service.advance(10_000);
  await service.advance(10_000);
  await expect(cpu.locator('svg path.highcharts-graph').first()).toHaveAttribute('d', /^M.*L/);
});

test('a compressed log that was chosen is unpacked and searched beside the page', async ({
  page,
  home,
  signIn,
}) => {
  const file = join(home, 'dock.log.gz');
  const lines = Array.from({ length: 50_000 }, (_, at) => `INFO reader-${at % 7} line ${at + 1}\n`);
  await writeFile(file, gzipSync(lines.join('')));
  await signIn('/logs/viewer');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('50,000 of 50,000 lines')).toBeVisible();
  await page.getByLabel('Search in the log').fill('LINE 4321');
  await expect(page.getByText('11 lines with hits')).toBeVisible();
});

test('an image of the floor that was chosen lies under the zones, and is there again after a reload', async ({
  page,
  home,
  signIn,
}) => {
  const file = join(home, 'ground.svg');
  await writeFile(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" onload="top.ran = 1"><script>top.ran = 1</script>' +
      '<rect width="400" height="300" fill="teal"/></svg>',
  );
  await signIn('/zone-maps/Columbus%20DC%20Floor/studio');
  await page.getByRole('button', { name: 'Floor plan image' }).click();
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  await page.getByLabel('Image of the floor').setInputFiles(file);
  await expect(page.getByText(/^ground\.svg, 400 × 300 pixels/)).toBeVisible();
  await page.reload();
  await expect(page.locator('svg image')).toHaveAttribute('href', /^data:image\/svg\+xml/);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});
