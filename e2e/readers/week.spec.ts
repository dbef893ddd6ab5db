import { signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';
import { widths } from '../browser/widths';
import { signInIn } from '../language/openIn';
import { readerInState } from '../site/fleet';

test('a reader that is away tells of its week: by keyboard alone, on a phone, after a fault and from right to left', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*503/);
  const name = await readerInState(service, 'NOT_RESPONDING');
  const path = `/readers/definitions/${encodeURIComponent(name)}`;
  const mend = service.fault({
    method: 'POST',
    path: '/itemsense/health/v1/events',
    status: 503,
    body: { message: 'asleep' },
  });
  await signIn(page, path);
  const week = page.getByRole('region', { name: 'Seven days of health' });
  await expect(week).toContainText('The events of seven days could not be loaded.');
  await axe(page);
  const again = week.getByRole('button', { name: 'Try again' });
  // The page has others of the name.
  for (let at = 0; at < 60 && !(await again.evaluate((each) => each === document.activeElement)); at += 1)
    await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  // Only now: what is polled would come back by itself, and take the button with it.
  mend();
  await page.keyboard.press('Enter');
  await expect(week.getByRole('listitem').first()).toContainText('Not responding');
  await axe(page);
  await page.setViewportSize(widths.phone);
  await axe(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Seven days of health name');
  await page.keyboard.press('Escape');
  await signInIn(page, 'ar');
  await page.goto(path);
  await expect(
    page.getByRole('region', { name: 'الحالة خلال سبعة أيام' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await axe(page);
});
