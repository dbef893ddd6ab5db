import { notInFirefox } from '../browser/notInFirefox';
import { signIn, storedSession } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';

test.use({ isFirstVisit: true });

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
  await expect(page.getByText('Speed for users')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe('a console that measures', () => {
  test.use({ siteOptions: { timings: true } });

  interface Timed {
    readonly remote: string;
    readonly measure: string;
    readonly count: number;
  }

  /** Waits until what was drawn is on the screen and has been noticed. */
  const frames = (page: Page) =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });

  /** Opens the list of readers by its address and the jobs by a click, each until its data is there. */
  async function work(page: Page): Promise<void> {
    await signIn(page);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await frames(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
    await expect(heading(page, 'Jobs')).toBeVisible();
    await frames(page);
  }

  /** Keeps the browser from answering for a moment, as a slow script does. */
  const block = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((blocked) => {
          new PerformanceObserver(() => setTimeout(blocked)).observe({ type: 'longtask' });
          setTimeout(() => {
            const end = performance.now() + 120;
            while (performance.now() < end);
          });
        }),
    );

  async function measured(page: Page): Promise<string[]> {
    const [token] = await storedSession(page);
    const answer = await page.request.get('/console/timings', { headers: { authorization: `JWT ${token}` } });
    const { timings } = (await answer.json()) as { timings: readonly Timed[] };
    return timings.map(({ remote, measure }) => `${remote} ${measure}`).sort();
  }

  test('tells the gateway of each build what its users wait for, and shows it beside the build', async ({
    page,
  }) => {
    notInFirefox('it drives a browser that tells no page of its long tasks');
    await work(page);
    await block(page);
    expect(await measured(page)).toEqual([]);
    await page.goto('/admin/remotes?remote=readers');
    await expect
      .poll(() => measured(page))
      .toEqual(expect.arrayContaining(['jobs blocked', 'jobs moved', 'readers content', 'readers usable']));

    await page.reload();
    const times = page.getByRole('dialog', { name: 'readers' }).getByRole('region', {
      name: 'Speed for users',
    });
    await expect(times.getByRole('rowheader', { name: 'First content' })).toBeVisible();
    await expect(times.getByRole('rowheader', { name: 'Usable after a load' })).toBeVisible();
    await expect(times.getByRole('cell', { name: /^[\d,]+ ms$/ }).first()).toBeVisible();
    await axe(page);

    await page.goto('/admin/remotes?remote=jobs');
    const ofJobs = page.getByRole('dialog', { name: 'jobs' });
    await expect(ofJobs.getByRole('rowheader', { name: 'Usable after a move' })).toBeVisible();
    await expect(ofJobs.getByRole('rowheader', { name: 'Blocked' })).toBeVisible();
  });

  for (const [what, status] of [
    ['refuses them', 503],
    ['never answers', undefined],
  ] as const)
    test(`goes on as if nothing were when the gateway ${what}`, async ({ page, trouble }) => {
      notInFirefox('it does not tell the bodies of requests');
      // The browser itself writes that into its console, where no user looks.
      if (status) trouble.expect(/503.*console\/timings/);
      const sent: string[] = [];
      await page.route('**/console/timings', async (route) => {
        sent.push(route.request().postData() ?? '');
        if (status) await route.fulfill({ status, json: { status, message: 'Busy.' } });
      });
      await work(page);
      // As when another tab is looked at; what a document sends when it is unloaded nobody here would see.
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(() => sent.join()).toContain('"usable"');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Readers' }).click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});
