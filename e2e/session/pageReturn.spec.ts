import { goBack, leaveAndReturn, shown } from '../browser/pageReturn';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { asked } from '../site/service';

test('a page that is left and comes back from memory is as it was, and goes on', {
  tag: '@engines',
}, async ({ page, service, browserName }) => {
  // Firefox keeps no page that listens to a stream, as pages at rest do: it loads them anew.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'EventSource'));
  await signIn(page);
  await page.getByRole('searchbox', { name: 'Search Reader definitions' }).fill('o');
  await expect(page).toHaveURL(/search=o/);
  // Chromium without a window keeps no page that is left, and loads it anew.
  await leaveAndReturn(page, browserName !== 'chromium');
  const readers = () => asked(service, 'GET', /readerDefinitions\/show/).length;
  const soFar = readers();
  await expect.poll(readers, { message: 'the list polls again' }).toBeGreaterThan(soFar);
  await page.evaluate(() => {
    setTimeout(() => history.forward());
  });
  await expect.poll(() => shown(page)).toMatchObject({ title: 'Jobs', search: '' });
});

test('who signed out in another document of the tab finds nothing of the session on the way back', {
  tag: '@engines',
}, async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  for (let steps = 0; steps < 2; steps += 1) {
    await goBack(page);
    await expect
      .poll(() => shown(page))
      .toMatchObject({ search: '', rows: 0, buttons: expect.arrayContaining(['Sign in']) });
  }
});

test('a page that is left for one in memory, as soon as it is there, is not taken for one that blocked the tab', {
  tag: '@engines',
}, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'EventSource'));
  await signIn(page);
  for (let time = 1; time <= 3; time += 1) {
    await page.goto('/jobs');
    await expect.poll(() => shown(page)).toMatchObject({ title: 'Jobs' });
    await goBack(page);
    await expect.poll(() => shown(page)).toMatchObject({ title: 'Reader definitions' });
  }
});
