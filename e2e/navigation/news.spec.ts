import { signIn, signInByForm } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { axe, expect, type Page, test } from '../browser/test';
import { widths } from '../browser/widths';

const hour = 3_600_000;

/** Card of what happened. */
const newsOf = (page: Page) => page.getByRole('list', { name: 'What happened' });

test('two readers killed overnight are named with their times before anything is clicked, and lead to that moment', async ({
  page,
  service,
}) => {
  await signInByForm(page, '/overview');
  await expect(page.getByText('No faults').or(newsOf(page))).toBeVisible();
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  // The service's own clock stands still until then.
  await service.leap(hour);
  await service.cutOff(['DC1-Dock-Door-03', 'DC1-Dock-Door-04', 'MS-Checkout-1']);
  await service.leap(8 * hour);
  await service.reconnect(['MS-Checkout-1']);
  await service.advance(60_000);

  await signInByForm(page, '/overview');
  const cards = page.getByRole('list', { name: 'Cards' });
  await expect(cards.getByRole('heading', { level: 2 }).first()).toHaveText('What happened');
  const lines = newsOf(page).getByRole('listitem');
  const dead = lines.filter({
    hasText: 'together with DC1-Dock-Door-04 in the same network',
  });
  const back = lines.filter({ hasText: 'MS-Checkout-1' }).filter({ hasText: 'came back' });
  await expect(dead).toBeInViewport();
  await expect(dead).toContainText(/since \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await expect(back).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Since you left' })).toHaveAttribute('aria-pressed', 'true');
  await axe(page);

  await tabTo(page, 'DC1-Dock-Door-03');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'DC1-Dock-Door-03' })).toBeVisible();
  await expect(page.getByText('This moment').first()).toBeInViewport();
  await axe(page);
  await page.goBack();
  await page.setViewportSize(widths.phone);
  await expect(dead).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone.width);
  await axe(page);
});

test('what cannot be had of what happened is said in one sentence, and asked for again', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*503/);
  const repair = service.fault({ method: 'POST', path: '/itemsense/health/v1/events', status: 503 });
  await signIn(page, '/overview');
  const card = page.getByRole('region', { name: 'What happened' });
  await expect(card.getByRole('alert')).toHaveText("Couldn't fetch health event data from the server.");
  repair();
  await card.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(newsOf(page).getByRole('link').first()).toBeVisible();
  await card.getByRole('button', { name: /^Show all/ }).press('Enter');
  await expect(card.getByRole('button', { name: 'Show fewer' })).toBeFocused();
  await axe(page);
});
