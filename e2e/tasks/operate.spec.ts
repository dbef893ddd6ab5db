import { expect, test } from '../browser/test';
import { stopJob } from '../jobs/jobs';
import { askService } from '../site/fleet';
import { area, begin, button, choice, field, heading, link, section } from './console';

test('a new facility and its network in at most 5 steps', async ({ page, service, trouble }) => {
  // Whether the name is free is asked by it.
  trouble.expect(/console error: .*404/);
  const person = await begin(page);
  await person.press(area(page, 'Facilities'));
  await person.press(link(page, 'New facility with its network'));
  await person.fill(field(page, 'Name of the new facility'), 'Harbour Street Store');
  await person.fill(field(page, 'Subnet range of the new facility'), '10.31.4.0/24');
  await person.press(button(page, 'Create facility'));
  await expect(page.getByText('All 2 changes applied.')).toBeVisible();
  const networks = await askService<{ name: string; CIDRRange: string }[]>(service, '/api/networks');
  expect(networks).toContainEqual(
    expect.objectContaining({ name: 'Harbour Street Store', CIDRRange: '10.31.4.0/24' }),
  );
  person.expectAtMost(5);
});

test('the new readers of all networks are found and registered in at most 2 steps', async ({ page }) => {
  const person = await begin(page);
  await person.press(link(page, 'Find new readers'));
  await expect(page.getByRole('row', { selected: true })).toHaveCount(5);
  await person.press(button(page, 'Register'));
  await expect(page.getByText(/^Registration \d+ started: 5 readers/)).toBeVisible();
  person.expectAtMost(2);
});

test('a reader configuration like another one in at most 5 steps', async ({ page, trouble }) => {
  trouble.expect(/console error: .*404/);
  const person = await begin(page);
  await person.press(area(page, 'Readers'));
  await person.press(section(page, 'Configurations'));
  await person.press(button(page, 'Copy Shop-Shelves'));
  const dialog = page.getByRole('dialog');
  await person.fill(dialog.getByRole('textbox'), 'Harbour-Shelves');
  await person.press(dialog.getByRole('button', { name: 'Copy' }));
  await expect(heading(page, 'Harbour-Shelves')).toBeVisible();
  person.expectAtMost(5);
});

const image = {
  name: 'ground.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>',
  ),
};

test('a zone map, the image of its floor and twelve zones in at most 31 steps', async ({ page, trouble }) => {
  // Whether the name is free is asked by it.
  trouble.expect(/console error: .*404/);
  const person = await begin(page);
  await person.press(area(page, 'Zone Maps'));
  await person.press(link(page, 'New zone map'));
  await person.fill(field(page, 'Name'), 'Ground');
  await person.choose(choice(page, 'Facility'), 'Market Street Store');
  await person.press(button(page, 'Submit'));
  await person.chooseFile(button(page, 'Choose an image'), image);
  await expect(page.getByText(/^ground\.svg, 400 × 300 pixels/)).toBeVisible();
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The plan is not there.');
  const [width, height] = [box.width / 5, box.height / 4];
  for (let index = 0; index < 12; index += 1) {
    const x = box.x + width * (0.6 + (index % 4));
    const y = box.y + height * (0.5 + Math.floor(index / 4));
    await person.drag({ x, y }, { x: x + 0.7 * width, y: y + 0.7 * height });
    await expect(page.getByRole('textbox', { name: 'Name of the new zone' })).toBeFocused();
    await person.type(`Room ${String.fromCharCode(65 + index)}`, 'Enter');
  }
  await person.press(button(page, 'Save'));
  await expect(page.getByText('The zone map “Ground” was saved.')).toBeVisible();
  await expect(heading(page, 'Ground')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Room [A-L]$/ })).toHaveCount(12);
  person.expectAtMost(31);
});

test('four readers are placed by a drag each, in at most 8 steps', async ({ page, service }) => {
  const definitions = '/itemsense/configuration/v1/readerDefinitions';
  interface Stored {
    readonly name: string;
    readonly type: string;
    readonly facility: string | null;
    readonly features?: unknown;
  }
  const own = (await askService<Stored[]>(service, `${definitions}/show`))
    .filter(({ facility, type }) => facility === 'Market Street Store' && type !== 'SPEEDWAY')
    .slice(0, 4);
  for (const { features: _, ...reader } of own)
    await askService(service, `${definitions}/createOrReplace`, {
      method: 'PUT',
      body: JSON.stringify({ ...reader, placement: null }),
    });
  const person = await begin(page);
  await person.press(area(page, 'Zone Maps'));
  await person.press(link(page, 'Market Street Ground Floor'));
  await person.press(link(page, 'Place readers'));
  await expect(page.getByText('Not on the plan yet (4)')).toBeVisible();
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The plan is not there.');
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    const from = { x: box.x + part * box.width, y: box.y + box.height / 2 };
    await person.drag(from, { x: from.x, y: from.y + 45 });
  }
  await person.press(button(page, 'Save 4 placements'));
  await expect(heading(page, 'Market Street Ground Floor')).toBeVisible();
  person.expectAtMost(8);
});

test('a threshold at one door in at most 10 steps', async ({ page }) => {
  const person = await begin(page);
  await person.press(area(page, 'Thresholds'));
  await person.press(link(page, 'New threshold'));
  await person.fill(field(page, 'Name'), 'Harbour gate');
  await person.choose(choice(page, 'Facility'), 'Market Street Store');
  await person.press(page.getByRole('radio', { name: 'Overhead, offset' }));
  for (const [side, reader] of [
    ['Left', 'MS-Entrance-Gate-2'],
    ['Right', 'MS-Entrance-Gate-1'],
  ] as const) {
    const place = page.getByRole('group', { name: `Pair 1, ${side}`, exact: true });
    await person.choose(place.getByRole('combobox', { name: 'Reader definition' }), reader);
    await person.choose(place.getByRole('combobox', { name: 'Antenna configuration' }), `Shop Gate ${side}`);
  }
  await person.press(button(page, 'Submit'));
  await expect(heading(page, 'Harbour gate')).toBeVisible();
  person.expectAtMost(10);
});

test('a recipe and a job that runs it in at most 9 steps', async ({ page, service, trouble }) => {
  trouble.expect(/console error: .*404/);
  await stopJob(service, 'ground-floor-day');
  const person = await begin(page);
  await person.press(area(page, 'Recipes'));
  await person.press(link(page, 'New recipe'));
  await person.fill(field(page, 'Name'), 'Count');
  await person.choose(choice(page, 'Type'), 'INVENTORY');
  await person.choose(choice(page, 'Default reader configuration'), 'Cabinet-Near');
  await person.press(button(page, 'Submit'));
  await expect(heading(page, 'Count')).toBeVisible();
  await person.press(link(page, 'Start a job'));
  await person.choose(choice(page, 'Facility'), 'Riverside Hospital');
  await person.press(button(page, 'Start'));
  await expect(
    page.getByRole('grid', { name: 'Active jobs' }).getByRole('gridcell', { name: 'Count', exact: true }),
  ).toBeVisible();
  person.expectAtMost(9);
});

test('a door is watched in 1 step, and all about it is on one page in 2', async ({ page }) => {
  const person = await begin(page);
  await person.press(
    page
      .getByRole('region', { name: 'Crossings in the last hour' })
      .getByRole('link', { name: 'Shop Entrance' }),
  );
  await expect(heading(page, 'Threshold monitor')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  person.expectAtMost(1);
  await person.press(link(page, 'Shop Entrance'));
  await expect(page.getByRole('region', { name: 'The last 24 hours' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Crossings of Shop Entrance by hour' })).toBeVisible();
  person.expectAtMost(2);
});

test('an item whose EPC was copied is found in 2 steps', async ({ page, service }) => {
  await service.advance(60_000);
  const { items } = await askService<{ items: { epc: string }[] }>(
    service,
    '/itemsense/data/v1/items/show?pageSize=1',
  );
  const epc = items[0]?.epc ?? '';
  const person = await begin(page);
  await person.paste(epc);
  await expect(page.getByRole('option', { selected: true })).toContainText(/item/i);
  await person.key('Enter');
  await expect(heading(page, epc)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where it is' })).toBeVisible();
  person.expectAtMost(2);
});

test('yesterday’s transitions are a file in at most 3 steps', async ({ page }) => {
  const person = await begin(page);
  await person.press(link(page, 'All transitions'));
  await person.press(button(page, 'Export'));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    person.press(page.getByRole('menuitem', { name: /^Yesterday/ })),
  ]);
  expect(file.suggestedFilename()).toMatch(/^transitions-.*\.csv$/);
  person.expectAtMost(3);
});

test('a store like one that works in at most 7 steps', async ({ page }) => {
  const person = await begin(page);
  await person.press(area(page, 'Facilities'));
  await person.press(link(page, /^New facility like this one Market Street Store$/));
  await person.fill(field(page, 'Name of the new facility'), 'Harbour Street Store');
  await person.fill(field(page, /^Subnet range of the new facility/), '10.31.4.0/24');
  const list = field(page, 'Readers of the new facility');
  await expect(list).toHaveValue(/HS-Stock-Room/);
  const lines = (await list.inputValue()).split('\n').map((line, at) => `${line}10.31.4.${at + 11}`);
  await person.fill(list, lines.join('\n'));
  await person.press(button(page, 'Review'));
  await person.press(button(page, 'Apply 20 changes'));
  await expect(page.getByText('All 20 changes applied.')).toBeVisible();
  person.expectAtMost(7);
});
