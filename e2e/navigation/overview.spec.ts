import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { axe, expect, test } from '../browser/test';
import { widths } from '../browser/widths';

test('a card of the overview that fails or hangs is one card; the others are arranged by keys, and stay so', {
  tag: '@engines',
}, async ({ page, trouble }) => {
  trouble.expect(/RunningJobsCard/);
  await page.route(/RunningJobsCard/, (route) => route.abort());
  // Never answered.
  await page.route('**/health/v1/', () => undefined);
  await signIn(page, '/overview');
  const cards = page.getByRole('list', { name: 'Cards' });
  const card = (name: string) => cards.getByRole('region', { name });
  const titles = [
    'What happened',
    'Fleet health',
    'Running jobs',
    'Crossings in the last hour',
    'Upgrades and registrations',
    'Broker connections',
    'Host health',
    'Since your last visit',
  ];
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(card('Running jobs').getByRole('alert')).toContainText('This card could not be shown');
  await expect(card('Fleet health').getByRole('listitem').first()).toBeVisible();
  await expect(card('Since your last visit')).toContainText('Changes since your last visit');
  await expect(card('Host health').getByText('Loading…')).toBeAttached();
  await page.unroute(/RunningJobsCard/);
  await card('Running jobs').getByRole('button', { name: 'Try again' }).click();
  await expect(card('Running jobs').getByRole('link').first()).toBeVisible();
  await axe(page);

  await tabTo(page, 'Arrange', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Move Fleet health one place down');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Fleet health: position 4 of 8')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Fleet health one place down' })).toBeFocused();
  await page.getByRole('button', { name: 'Hide Host health' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await axe(page);
  await page.reload();
  const arranged = [0, 2, 3, 1, 4, 5, 7].map((at) => titles[at]) as string[];
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(arranged);

  await page.setViewportSize(widths.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone.width);
  await axe(page);
});

test('while the service is away one banner speaks for all cards of the overview, and one button tries them again', async ({
  page,
  trouble,
}) => {
  trouble.expect(/console error: .*503/);
  await signIn(page, '/users');
  const asked = /\/(itemsense|health)\//;
  await page.route(asked, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  const main = page.getByRole('main');
  // Until the banner is there, cards that failed at the same moment speak for themselves.
  await expect(main.getByText(/^7 cards could not be shown/)).toBeVisible();
  await expect(main.getByRole('alert')).toHaveText(/^7 cards could not be shown/);
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await expect(main.getByText("Couldn't fetch job data from the server.", { exact: true })).toBeVisible();
  await expect(main.locator('.skeleton')).toHaveCount(0);
  await axe(page);
  await page.unroute(asked);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('region', { name: 'Running jobs' }).getByRole('link').first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Arrange' })).toBeFocused();
});
