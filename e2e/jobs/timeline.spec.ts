import { axeNow } from '../browser/axe';
import { lookFromTop } from '../browser/looks';
import { notInFirefox } from '../browser/notInFirefox';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';
import { hospital, storedJob } from './jobs';

test.use({ siteOptions: { configuration: { pollInterval: 500 } } });

const address = `/jobs?timeline=${encodeURIComponent(hospital)}`;
const figure = (page: Page) => page.getByRole('figure', { name: `Jobs in ${hospital} over time` });
const running = (page: Page) => figure(page).getByRole('img', { name: /^ground-floor-day: Running/ });
const said = (page: Page) => figure(page).locator('.chart__said');

test('the jobs of a facility over time, as bars with what was planned, errors and the present, and as a table', async ({
  page,
}) => {
  await signIn(page, address);
  await expect(running(page)).toBeVisible();
  await expect(figure(page).getByText(/^Now, /)).toBeVisible();
  await expect(figure(page).getByRole('listitem')).toHaveText(['Planned', 'Actual', 'Errors']);
  await lookFromTop(page);
  await axeNow(page, 'the timeline');

  const table = page.getByRole('grid', { name: `Jobs in ${hospital} over time` });
  await expect(table.getByRole('row').filter({ hasText: 'theatres-trial (' })).toContainText('Stopped');

  await running(page).hover();
  await expect(said(page)).toContainText('Has run since');
  await expect(said(page)).toContainText('1 error.');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(said(page)).toHaveCount(0);

  const { id } = await storedJobOf(page);
  await running(page).click();
  await expect(page).toHaveURL(`/jobs/${id}`);
});

/** The running job, by the link that the table has to it. */
async function storedJobOf(page: Page): Promise<{ id: string }> {
  const link = page
    .getByRole('grid', { name: 'Active jobs' })
    .getByRole('link', { name: /^ground-floor-day/ });
  return { id: ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '' };
}

test('bars are walked through with the keyboard while polls come, told as they are, and opened', async ({
  page,
  service,
}) => {
  await signIn(page, address);
  await expect(running(page)).toBeVisible();
  // antd announces the position of a tab inside of it.
  await tabTo(page, new RegExp(`${hospital}$`));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(running(page)).toBeFocused();
  await expect(said(page)).toContainText('ground-floor-day: Running');
  await page.keyboard.press('ArrowRight');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^theatres-night: Stopped/);
  const polled = service.requests.length;
  await expect.poll(() => service.requests.length).toBeGreaterThan(polled + 2);
  await expect(focused, 'polls leave the keyboard where it is').toHaveAccessibleName(
    /^theatres-night: Stopped/,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^theatres-night \(/ })).toBeVisible();
});

test('a job that is started appears on the timeline; in every theme and on a phone it can be read', async ({
  page,
  service,
}) => {
  notInFirefox('it sets no contrast and no forced colours');
  await page.setViewportSize(widths.phone);
  await page.emulateMedia({ contrast: 'more' });
  await signIn(page, address);
  await expect(running(page)).toBeVisible();
  await lookFromTop(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(running(page)).toBeVisible();

  const { id } = await storedJob(service, 'theatres-night');
  await page.goto(`/jobs/${id}`);
  await page.getByRole('button', { name: 'Create from', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Job name' }).fill('seen-later');
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^seen-later \(/ })).toBeVisible();
  await page.goto(address);
  await expect(figure(page).getByRole('img', { name: /^seen-later: Waiting\. Did not start/ })).toBeVisible();
});

test('[JOB-09] iteration data of a job that noted some is downloaded', async ({ page, service }) => {
  await service.advance(60_000);
  const { id } = await storedJob(service, 'shop-doors');
  await signIn(page, `/jobs/${id}`);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download iteration data', exact: true }).click();
  expect((await file).suggestedFilename()).toBe(`iteration-data-${id}.tar.gz`);
});
