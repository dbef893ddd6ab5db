import { signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';

test('[JOB-24] an unknown id shows the not-found message naming entity and id', async ({ page, trouble }) => {
  trouble.expect(/console error: .*404/);
  await signIn(page, '/jobs/no-such-job');
  await expect(page.getByText('There is no job named "no-such-job".')).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('form', { name: 'Start a job' })).toBeVisible();
});
