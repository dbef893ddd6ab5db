import { colorsIn } from '../browser/colors';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { widths } from '../browser/widths';

// Scroll bars that take room of their own, as on most desktops: journeys have none otherwise.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 0 },
    }),
});

test('with scroll bars the headings of a list go to its edge, and no column is under one', async ({
  page,
  browserName,
  trouble,
}) => {
  // For a picture its driver puts a style into the page, which the policy refuses.
  if (browserName === 'firefox') trouble.expect(/^console error: policy violation: style-src-elem inline/);
  await signIn(page);
  const grid = page.getByRole('grid', { name: 'Reader definitions' });
  await expect(grid).toBeVisible();
  for (const { width } of [widths.tablet, widths.phone]) {
    await page.setViewportSize({ width, height: 700 });
    const look = () =>
      grid.evaluate((element) => {
        const { left, right, top } = element.getBoundingClientRect();
        const { offsetWidth, clientWidth, scrollWidth } = element as HTMLElement;
        return { left, right, top, bar: offsetWidth - clientWidth, hidden: scrollWidth - clientWidth };
      });
    await expect.poll(async () => (await look()).hidden, { message: `at ${width} px` }).toBe(0);
    const { left, right, top, bar } = await look();
    expect(bar, 'the list scrolls').toBeGreaterThan(5);
    const picture = (await page.screenshot()).toString('base64');
    const [first, last] = await colorsIn(page, picture, [
      { x: left + 4, y: top + 6 },
      { x: right - 2.5, y: top + 30 },
    ]);
    expect(last, `at ${width} px`).toBe(first);
  }
});
