import { languageKey, lookAtPage } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, type Page, test } from '../browser/test';
import { askService } from '../site/fleet';
import { asked, type Service } from '../site/service';

const upgrades = '/admin/software-management/upgrades';
const starts = (service: Service) =>
  asked(service, 'POST', /\/upgrades\/start$/).map(
    ({ body }) => (JSON.parse(body) as { target: { values: string[] } }).target.values,
  );

interface ShownJob {
  readonly status: string;
  readonly job: { readonly recipeName: string };
  readonly readerNames: readonly string[];
}

const jobsUnderWay = async (service: Service) =>
  (await askService<ShownJob[]>(service, '/itemsense/control/v1/jobs/show')).filter(
    ({ status }) => status !== 'STOPPED',
  );

/** Lets time pass in the service, a little at a time, until something is seen. */
async function passUntil(service: Service, seen: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(
      async () => {
        await service.advance(20_000);
        return Boolean(await seen());
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(true);
}

const rollout = (page: Page) => page.getByRole('region', { name: /in waves:/ });
const waves = (page: Page) => rollout(page).getByRole('list', { name: 'Waves' }).getByRole('listitem');

test('an upgrade goes in waves, by keys, over a reload and with two tabs, its jobs stopped before and started again after', async ({
  page,
  context,
  service,
}) => {
  // Three waves go to their end, with everything between them.
  const before = await jobsUnderWay(service);
  // Any wave may have a reader that fails, and each is told in a dialog.
  await page.addLocatorHandler(page.getByRole('alertdialog', { name: /failed on these readers/ }), () =>
    page.keyboard.press('Escape'),
  );
  await signIn(page, upgrades);
  await tabTo(page, 'Start new upgrade');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Start new upgrade' });
  const version = form.getByRole('combobox', { name: 'Version' });
  await version.focus();
  await page.keyboard.press('ArrowDown');
  await page.locator('.console-select-item-option').filter({ hasText: '7.0.0.240' }).waitFor();
  await page.keyboard.type('7.0.0.240');
  await page.keyboard.press('Enter');
  await form.getByRole('checkbox', { name: /^Stop these jobs before/ }).focus();
  await page.keyboard.press('Space');
  await form.getByRole('checkbox', { name: /^Select all \d+ that can be upgraded/ }).focus();
  await page.keyboard.press('Space');
  await form.getByRole('radio', { name: 'All readers in one go' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByText(/^This browser leads the waves/)).toBeVisible();
  await lookAtPage(page);
  await form.getByRole('button', { name: 'Start upgrade' }).focus();
  await page.keyboard.press('Enter');

  await expect(waves(page)).toHaveText([/DC1-Aisle-N1Waiting$/, /^Wave 2: 9 readers/, /^Wave 3: 24 readers/]);
  await expect(rollout(page).getByRole('list', { name: 'Jobs' }).getByRole('listitem')).toHaveCount(
    before.length,
  );
  await passUntil(service, async () => (await jobsUnderWay(service)).length === 0);
  await service.cutOff(['DC1-Aisle-N1']);
  await passUntil(service, async () => starts(service).length === 1);

  // Two tabs lead it, one of them anew and in another language: each step is done once.
  const other = await context.newPage();
  await other.goto(upgrades);
  await page.evaluate((key) => localStorage.setItem(key, 'ar'), languageKey);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await lookAtPage(page);
  await page.evaluate((key) => localStorage.setItem(key, 'en'), languageKey);
  await page.reload();

  // The canary does not respond: nothing else starts before somebody says so.
  const goOn = rollout(page).getByRole('button', { name: 'Go on' });
  await passUntil(service, () => goOn.count());
  await page.keyboard.press('Escape');
  await expect(rollout(page).getByText('No further wave starts: 1 reader failed.')).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+ %\)/);
  expect(starts(service)).toHaveLength(1);
  await passUntil(service, async () => {
    if (await page.getByRole('alertdialog').count()) await page.keyboard.press('Escape');
    if (await goOn.count()) {
      await goOn.focus();
      await page.keyboard.press('Enter');
    }
    return rollout(page)
      .getByText(/^Over: /)
      .count();
  });
  const upgraded = starts(service);
  expect(upgraded.map(({ length }) => length)).toEqual([1, 9, 24]);
  expect(new Set(upgraded.flat()).size).toBe(34);
  const recipes = (jobs: readonly ShownJob[]) => jobs.map(({ job }) => job.recipeName).sort();
  expect(recipes(await jobsUnderWay(service))).toEqual(recipes(before));
  await lookAtPage(page);
  await rollout(page)
    .getByRole('button', { name: /^Start again for/ })
    .click();
  await expect(form.getByRole('combobox', { name: 'Version' })).toHaveValue(/7\.0\.0\.240/);
  await rollout(page).getByRole('button', { name: 'Remove from here' }).click();
  await expect(rollout(page)).toHaveCount(0);
});
