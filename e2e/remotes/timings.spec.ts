import { signIn } from '../browser/signIn';
import { expect, type Page, test } from '../browser/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const isTiming = (address: string) =>
  /\/Timings\.[^/]*\.js$|\/console\/timings$/.test(new URL(address).pathname);

/** Addresses about timings that a page asks for. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isTiming(request.url())) asked.push(request.url());
  });
  return asked;
}

test('a console that does not measure loads nothing for it', async ({ page }) => {
  const asked = askedBy(page);
  await signIn(page);
  await page.goto('/readers/definitions');
  await expect(heading(page, 'Reader definitions')).toBeVisible();
  await page.goto('/admin/remotes?remote=readers');
  await expect(page.getByRole('dialog', { name: 'readers' })).toBeVisible();
  await expect(page.getByText('How fast it is to its users')).toHaveCount(0);
  expect(asked).toEqual([]);
});
