import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { askService } from '../site/fleet';
import type { Service } from '../site/service';

const definitions = '/itemsense/configuration/v1/readerDefinitions';
const zoneMap = 'Columbus DC Floor';
const facility = 'Columbus Distribution Center';
const address = `/zone-maps/${encodeURIComponent(zoneMap)}`;

interface Reader {
  readonly name: string;
  readonly facility: string | null;
  readonly type: string;
  readonly placement: { readonly x: number; readonly yaw: number } | null;
}

const readersOf = async (service: Service) =>
  (await askService<Reader[]>(service, `${definitions}/show`)).filter(
    (reader) => reader.facility === facility && reader.type !== 'SPEEDWAY',
  );

const largeSite = 18;

/** Gives the facility eighteen readers, none of which is on its plan. @returns their number */
async function givenUnplaced(service: Service): Promise<number> {
  const own = await readersOf(service);
  const added = Array.from({ length: Math.max(0, largeSite - own.length) }, (_, index) => ({
    name: `DC1-New-${index + 1}`,
    address: `10.77.0.${index + 1}`,
    type: 'XARRAY',
    facility,
    placement: null,
  }));
  const readers = [...own, ...added];
  for (const { features: _, ...reader } of readers as readonly { readonly features?: unknown }[])
    await askService(service, `${definitions}/createOrReplace`, {
      method: 'PUT',
      body: JSON.stringify({ ...reader, placement: null }),
    });
  return readers.length;
}

const plan = (page: Page) => page.getByRole('application');
const unplaced = (page: Page) => page.getByText(/^Not on the plan yet \(\d+\)$/);

test('eighteen readers are placed with their yaw in under forty actions, and put back as one', async ({
  page,
  service,
}) => {
  const count = await givenUnplaced(service);
  expect(count).toBe(largeSite);
  await signIn(page, address);
  let actions = 1;
  await page.getByRole('link', { name: 'Place readers' }).click();
  await expect(unplaced(page)).toHaveText(`Not on the plan yet (${count})`);
  await axe(page);
  const box = await plan(page).boundingBox();
  if (!box) throw new Error('The plan is not there.');
  for (let index = 0; index < count; index += 1) {
    const x = box.x + box.width * (0.1 + 0.8 * ((index % 6) / 6));
    const y = box.y + box.height * (0.25 + 0.2 * Math.floor(index / 6));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 45, { steps: 3 });
    await page.mouse.up();
    actions += 1;
  }
  await expect(unplaced(page)).toHaveText('Not on the plan yet (0)');
  await axe(page);
  await page.getByRole('button', { name: `Save ${count} placements` }).click();
  actions += 1;
  await expect(page.getByRole('heading', { level: 1, name: zoneMap, exact: true })).toBeVisible();
  // Opened, eighteen drags, saved.
  expect(actions).toBe(20);
  expect((await readersOf(service)).map(({ placement }) => placement?.yaw)).toEqual(
    Array.from({ length: count }, () => 270),
  );
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText(`${count} readers were put back.`)).toBeVisible();
  expect((await readersOf(service)).every(({ placement }) => !placement)).toBe(true);
});

test('a reader is dragged, turned by its handle and taken back; on a phone, too', async ({ page }) => {
  for (const size of [widths.desktop, widths.phone]) {
    await page.setViewportSize(size);
    await signIn(page, `${address}/readers`);
    await page.getByRole('button', { name: /^DC1-Dock-Door-01/ }).click();
    const [x, yaw] = ['x in metres', 'Yaw in degrees'].map((name) => page.getByRole('textbox', { name }));
    if (!x || !yaw) throw new Error('The fields are not there.');
    const before = { x: await x.inputValue(), yaw: await yaw.inputValue() };
    const drag = async (target: string, by: number, down = 0) => {
      const mark = page.locator(target).first();
      await mark.scrollIntoViewIfNeeded();
      const box = await mark.boundingBox();
      if (!box) throw new Error(`${target} is not there.`);
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + by, from.y + down, { steps: 4 });
      await page.mouse.up();
    };
    await drag('[data-reader="DC1-Dock-Door-01"] rect', 40);
    await expect(x).not.toHaveValue(before.x);
    await drag('[data-turned] circle:last-child', -60, 60);
    await expect(yaw).not.toHaveValue(before.yaw);
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(x).toHaveValue(before.x);
    await expect(yaw).toHaveValue(before.yaw);
  }
});

test('a reader is placed by keys alone, and saved', async ({ page, service }) => {
  await givenUnplaced(service);
  await signIn(page, `${address}/readers`);
  await plan(page).focus();
  for (const key of ['Enter', 'ArrowRight', 'Shift+ArrowUp', 'r', 'Shift+R', 'r'])
    await page.keyboard.press(key);
  await expect(page.getByRole('textbox', { name: 'Yaw in degrees' })).toHaveValue('15');
  const save = page.getByRole('button', { name: 'Save 1 placement' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 reader was placed.')).toBeVisible();
  expect((await readersOf(service)).filter(({ placement }) => placement?.yaw === 15)).toHaveLength(1);
});
