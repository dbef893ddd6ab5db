import { folderStore } from '@console/store';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { doctoredBuild } from '../federation/doctoredBuild';

test.use({ isFirstVisit: true });

/** Time in ms within which an idle page learns of a change. */
const soon = { timeout: 5000 };

test('an idle page learns within seconds of a release, and of what is taken out of service', async ({
  page,
  site,
}) => {
  const next = await doctoredBuild({ version: '1.1.0' });
  const listening = page.waitForRequest('**/console/changes');
  await signIn(page);
  const heading = page.getByRole('heading', { level: 1, name: 'Reader definitions', exact: true });
  await expect(heading).toBeVisible();
  await listening;

  await site.release(next.dist);
  const updates = page.getByRole('region', { name: 'Updates' });
  await expect(updates.getByText(/^A new version of Readers is ready\./)).toBeVisible(soon);
  await expect(heading).toBeVisible();

  const off = { readers: { at: new Date().toISOString(), by: 'Ada', reason: 'Counts are wrong since noon' } };
  await folderStore(site.store.folder).write(
    'switches.json',
    JSON.stringify({ schema: 1, off, history: [] }),
  );
  const card = page.getByRole('alert').filter({ hasText: 'Readers is switched off' });
  await expect(card).toContainText('Counts are wrong since noon', soon);
  await expect(heading).toBeHidden();
  await next.discard();
});
