import { lookFromTop } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';

const show = '/itemsense/data/v1/items/show';

for (const [type, path, entity] of [
  ['items', show, 'item'],
  ['history', `${show}/history`, 'item history'],
  ['transitions', `${show}/transitions`, 'threshold transition'],
] as const) {
  test(`${type} that cannot be loaded: it says why, and comes back`, async ({ page, service, trouble }) => {
    trouble.expect(/console error: .*503/);
    await signIn(page);
    const mend = service.fault({ method: 'GET', path, status: 503, body: { message: 'asleep' } });
    await page.goto(`/data?type=${type}&asked=true`);
    await expect(page.getByText(`Couldn't fetch ${entity} data from the server.`)).toBeVisible();
    await expect(page.getByText(/asleep/).first()).toBeVisible();
    await lookFromTop(page);
    mend();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText(`Couldn't fetch ${entity} data from the server.`)).toHaveCount(0);
  });

  test(`${type} that are no list are told as that`, async ({ page, service }) => {
    await signIn(page);
    service.fault({ method: 'GET', path, spoil: 'shape' });
    await page.goto(`/data?type=${type}&asked=true`);
    await expect(page.getByText(`Couldn't fetch ${entity} data from the server.`)).toBeVisible();
  });
}

test('filters that an address makes up end in a sentence, and nothing is asked for', async ({ page }) => {
  await signIn(
    page,
    '/data?type=history&epcPrefix=zz&epcFormat=MADE_UP&minDistanceMoved=far&fromTime=noon&asked=true',
  );
  await expect(page.getByText(/This link contains an invalid filter/)).toBeVisible();
  await expect(page.getByText(/^EPC prefix has to be hexadecimal/)).toBeVisible();
  await expect(page.getByText(/^From time is no time/)).toBeVisible();
  await lookFromTop(page);
});

test('a page marker that is no longer known leaves the rows that are there', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*400/);
  await signIn(page, '/data?type=items&asked=true');
  await expect(page.getByText('100 rows are loaded, there are more.')).toBeVisible();
  service.fault({ method: 'GET', path: show, status: 400, body: { message: 'Unknown page marker' } });
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText(/Unknown page marker/).first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Items' })).toBeVisible();
});

test('a file that cannot be had is told, and the rows stay', async ({ page, service, trouble }) => {
  trouble.expect(/console error: .*500/);
  await signIn(page, '/data?type=items&asked=true');
  await expect(page.getByRole('grid', { name: 'Items' })).toBeVisible();
  service.fault({ method: 'GET', path: show, status: 500, body: { message: 'disk full' } });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /as the service writes it/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('disk full');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('grid', { name: 'Items' })).toBeVisible();
});
