import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { axe, expect, test } from '../browser/test';
import { widths } from '../browser/widths';
import { signInIn } from '../language/openIn';
import { readerInState } from '../site/fleet';

test('notifications survive a reload with their details, and are done and muted by keyboard alone', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*500/);
  const name = await readerInState(service, 'IDLE');
  await signIn(page, `/readers/definitions?q=${encodeURIComponent(name)}`);
  const restart = page.getByRole('button', { name: `Restart ${name}`, exact: true });
  service.fault({
    method: 'POST',
    path: `/itemsense/support/v1/readers/${encodeURIComponent(name)}/reboot`,
    status: 500,
    body: { message: 'The reader did not answer in time.' },
    times: 1,
  });
  await restart.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The reader did not answer in time.');
  await question.getByRole('button', { name: 'Dismiss' }).click();
  await restart.click();
  await expect(page.getByText(`${name} is restarting.`).first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  const needed = drawer.getByRole('region', { name: 'Needs you' });
  await expect(needed).toContainText('The reader did not answer in time.');
  const told = drawer.getByRole('region', { name: 'For your information' });
  await expect(told).toContainText(`${name} is restarting.`);
  await axe(page);
  await page.setViewportSize(widths.phone);
  await axe(page);

  await tabTo(page, /^Done: /);
  await page.keyboard.press('Enter');
  await expect(needed).toHaveCount(0);
  await expect(drawer.getByRole('region', { name: 'Done' })).toContainText('did not answer in time');
  await expect(page.locator('.notifications__said')).toBeFocused();
  await tabTo(page, /^Mute: /);
  await page.keyboard.press('Enter');
  await expect(told).toHaveCount(0);
  const muted = drawer.getByRole('region', { name: 'Muted for this session' });
  await expect(muted).toContainText(`${name} is restarting.`);
  await axe(page);
  await tabTo(page, /^Unmute: /);
  await page.keyboard.press('Enter');
  await expect(muted).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
});

test('notifications read from right to left', async ({ page, service }) => {
  const name = await readerInState(service, 'IDLE');
  await signInIn(page, 'ar');
  await page.goto(`/readers/definitions?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `إعادة تشغيل ${name}` }).click();
  await page.getByRole('button', { name: /^الإشعارات/ }).click();
  await expect(page.getByRole('region', { name: 'للعلم' })).toContainText(name);
  await axe(page);
});

test('the title of the tab says how far long work is, on whichever page', async ({ page, service }) => {
  await signIn(page, '/logs/readers');
  await page.getByRole('button', { name: 'Collect reader logs' }).click();
  await expect(page).toHaveTitle(/^\(.+\) Reader logs/);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveTitle(/^\(.+\) Users/);
  await service.advance(60_000);
  await expect(page).toHaveTitle(/^Users/);
});
