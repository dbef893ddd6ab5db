import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { askService } from '../site/fleet';
import type { Service } from '../site/service';

const name = 'Columbus DC Peak Season';
const address = `/zone-maps/${encodeURIComponent(name)}`;

interface StoredZone {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const storedZones = async (service: Service) =>
  (
    await askService<{ zones: readonly StoredZone[] }>(
      service,
      `/itemsense/configuration/v1/zoneMaps/show/${encodeURIComponent(name)}`,
    )
  ).zones;
const plan = (page: Page) => page.getByRole('application');
const entry = (page: Page, zone: string) =>
  page.getByRole('button', { name: new RegExp(`^${zone} ?\\d+ points?$`) });

/** Reviews what was drawn, and saves it. */
async function save(page: Page, changes: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click();
  const review = page.getByRole('dialog', { name: 'Review your drawing' });
  await expect(review.getByRole('list', { name: 'What changes' }).getByRole('listitem')).toHaveText([
    ...changes,
  ]);
  await axe(page);
  await review.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The zone map “${name}” was saved.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('[ZONE-01] the list marks the current zone map', async ({ page }) => {
  await signIn(page, '/zone-maps');
  const grid = page.getByRole('grid', { name: 'Zone Maps' });
  await expect(grid.getByRole('columnheader')).toHaveText(['Name', 'Facility', 'Zones', 'Actions']);
  await expect(grid.getByRole('row').filter({ hasText: 'Columbus DC Floor' })).toContainText('Current');
  await expect(grid.getByRole('row').filter({ hasText: name })).not.toContainText('Current');
  await axe(page);
});

test('a zone is drawn and moved by the pointer, and saved', { tag: '@engines' }, async ({
  page,
  service,
}) => {
  const before = await storedZones(service);
  await signIn(page, `${address}/studio`);
  await expect(plan(page)).toBeVisible();
  await axe(page);
  const box = await plan(page).boundingBox();
  if (!box) throw new Error('The plan is not there.');
  // In the margin around what is drawn, where no zone is.
  const at = (x: number, y: number) => ({ x: box.x + x, y: box.y + box.height - y });

  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Draw a zone' }).click();
  for (const spot of [at(30, 30), at(110, 30), at(110, 80)]) await page.mouse.click(spot.x, spot.y);
  await page.getByRole('button', { name: 'Finish the zone' }).click();
  await expect(entry(page, 'Zone')).toHaveAttribute('aria-pressed', 'true');
  const x = page.getByRole('textbox', { name: 'x of point 1 in metres' });
  const start = Number(await x.inputValue());
  await page.mouse.move(at(95, 40).x, at(95, 40).y);
  await page.mouse.down();
  await page.mouse.move(at(150, 45).x, at(150, 45).y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await x.inputValue())).toBeGreaterThan(start);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(x).toHaveValue(String(start));
  await expect(page.getByText('No problems.')).toBeVisible();
  await save(page, ['Zone added']);
  expect((await storedZones(service)).length).toBe(before.length + 1);
});

test('a zone is drawn by keys alone, and saved', async ({ page, service }) => {
  const before = await storedZones(service);
  await signIn(page, `${address}/studio`);
  await plan(page).focus();
  // The view is moved to where nothing is.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
  for (const key of ['n', 'Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space', 'Enter'])
    await page.keyboard.press(key);
  await expect(entry(page, 'Zone')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await save(page, ['Zone added']);
  expect((await storedZones(service)).length).toBe(before.length + 1);
});

test('two zone maps are compared on the plan and in a table; on a phone, too', async ({ page }) => {
  await signIn(page, address);
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Comparing ${name}` })).toBeVisible();
  await axe(page);
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Columbus DC Floor');
  await expect(page.getByText(/zones? (is|are) changed/)).toBeVisible();
  await expect(page.getByRole('img', { name: `${name} and Columbus DC Floor, floor DEFAULT` })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Zones' }).getByRole('row').nth(1)).toBeVisible();
  await axe(page);
  await page.setViewportSize(widths.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await axe(page);
});

test('an image of the floor lies under the zones, does nothing else, is there again after a reload, and goes with its map', async ({
  page,
}) => {
  await signIn(page, `${address}/studio`);
  await page.getByRole('button', { name: 'Floor plan image' }).click();
  const choose = (name: string, text: string) =>
    page
      .getByLabel('Image of the floor')
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  await choose('torn.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9"');
  await expect(page.getByText(/^torn\.svg could not be read as an image/)).toBeVisible();
  await choose(
    'ground.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" onload="top.ran = 1">
      <script>top.ran = 1</script><image href="https://elsewhere.example/pixel.png"/>
      <foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/></foreignObject>
      <rect width="400" height="300" fill="teal"/></svg>`,
  );
  await expect(page.getByText(/^ground\.svg, 400 × 300 pixels/)).toBeVisible();
  await page.getByRole('button', { name: 'Place by two points' }).click();
  await plan(page).focus();
  for (const key of ['Space', 'Shift+ArrowRight', 'Space']) await page.keyboard.press(key);
  await axe(page);
  await page.getByRole('textbox', { name: 'x in metres' }).last().fill('3.5');
  await page.getByRole('button', { name: 'Place the image' }).click();
  await expect(page.getByText('The image was placed.')).toBeVisible();
  const image = plan(page).locator('image');
  const transform = await image.getAttribute('transform');
  await axe(page);
  await page.goto(address);
  await page.goto(`${address}/studio`);
  await expect(image).toHaveAttribute('transform', transform ?? '');
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);

  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Create again' }).click();
  await expect(page.getByText(`The zone map “${name}” was saved.`)).toBeVisible();
  await page.goto(`${address}/studio`);
  await page.getByRole('button', { name: 'Floor plan image' }).click();
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  await expect(image).toHaveCount(0);
});

test('an image of a floor lies under every plan of it, and a copy of its map takes it along', async ({
  page,
  trouble,
}) => {
  // Whether the name of the copy is free is asked by it: nothing has it yet.
  trouble.expect(/console error: .*404.*zoneMaps\/show\/Columbus/);
  const current = '/zone-maps/Columbus%20DC%20Floor';
  await signIn(page, `${current}/studio`);
  await page.getByRole('button', { name: 'Floor plan image' }).click();
  await page.getByLabel('Image of the floor').setInputFiles({
    name: 'ground.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>',
    ),
  });
  await expect(page.getByText(/^ground\.svg, 400 × 300 pixels/)).toBeVisible();
  const placed = await plan(page).locator('image').getAttribute('transform');
  // Left by a link: a page that is loaded anew would not wait until the image is kept.
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Columbus DC Floor' })
    .click();
  await expect(plan(page).locator('image')).toHaveAttribute('transform', placed ?? '');
  const facility = 'Columbus%20Distribution%20Center';
  for (const path of [
    current,
    '/readers/definitions/DC1-Dock-Door-01',
    `/data/plan?facility=${facility}&asked=true`,
    `/data/playback?facility=${facility}&asked=true`,
  ]) {
    await page.goto(path);
    await expect(plan(page).locator('image')).toHaveAttribute('transform', placed ?? '');
    await axe(page);
  }
  await page.goto(address);
  await expect(page.getByText(/^This browser has no image of this floor/)).toBeVisible();
  await page.goto(current);
  await page.getByRole('main').getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Columbus DC Floor-COPY' })).toBeVisible();
  await expect(plan(page).locator('image')).toHaveAttribute('transform', placed ?? '');
});

test('two presses on Finish leave the zone that was drawn, also at phone width', async ({ page }) => {
  for (const size of [widths.desktop, widths.phone]) {
    await page.setViewportSize(size);
    await signIn(page, `${address}/studio`);
    await plan(page).focus();
    const before = await page.getByRole('button', { name: / ?\d+ points?$/ }).count();
    for (const key of ['n', 'Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space'])
      await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Finish the zone' }).dblclick();
    await expect(page.getByRole('button', { name: / ?\d+ points?$/ })).toHaveCount(before + 1);
    await expect(entry(page, 'Zone')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.goto('/zone-maps');
  }
});

test('on a phone the page and the studio fit into the width', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await signIn(page, address);
  for (const path of [address, `${address}/studio`]) {
    await page.goto(path);
    await expect(page.getByRole('application').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await axe(page);
  }
});

test('twelve named zones are drawn in under forty actions, and a row of racks by a number', async ({
  page,
  service,
}) => {
  const before = (await storedZones(service)).length;
  await signIn(page, `${address}/studio`);
  await plan(page).focus();
  // The view is moved to where nothing is.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Rectangle' }).click();
  let actions = 1;
  const box = await plan(page).boundingBox();
  if (!box) throw new Error('The plan is not there.');
  const [width, height] = [box.width / 5, box.height / 4];
  for (let index = 0; index < 12; index += 1) {
    const x = box.x + 0.1 * width + width * (0.5 + (index % 4));
    const y = box.y + height * (0.5 + Math.floor(index / 4));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 0.7 * width, y + 0.7 * height, { steps: 3 });
    await page.mouse.up();
    await expect(page.getByRole('textbox', { name: 'Name of the new zone' })).toBeFocused();
    await page.keyboard.type(`Room ${String.fromCharCode(65 + index)}`);
    await page.keyboard.press('Enter');
    actions += 2;
  }
  await axe(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  actions += 1;
  // Review, save.
  expect(actions + 2).toBeLessThan(40);
  await page.getByRole('button', { name: 'Layers' }).click();
  for (const layer of ['Readers', 'Items', 'Zones as they are stored'])
    await page.getByRole('checkbox', { name: layer, exact: true }).check();
  await expect(plan(page).locator('.studio__layers rect').first()).toBeAttached();
  await page.getByRole('button', { name: 'Repeat in a row' }).click();
  await page.getByRole('textbox', { name: 'Copies' }).fill('11');
  await page.getByRole('combobox', { name: 'Direction' }).selectOption('downwards');
  await page.getByRole('button', { name: 'Add copies' }).click();
  await expect(entry(page, 'Room L 12')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry(page, 'Room L 12')).toHaveCount(0);
  await axe(page);
  await save(
    page,
    Array.from({ length: 12 }, (_, index) => `Room ${String.fromCharCode(65 + index)} added`),
  );
  expect((await storedZones(service)).length).toBe(before + 12);
});

test('a rectangle is drawn and named on a phone, and the page stays within its width', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await signIn(page, `${address}/studio`);
  await plan(page).focus();
  await page.keyboard.press('r');
  for (const key of ['Space', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(page.getByRole('textbox', { name: 'Name of the new zone' })).toBeFocused();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
