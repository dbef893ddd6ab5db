import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { fill, givenBroker, givenPublisher, submit } from './events';

const events = '/itemsense/configuration/v1/events';
const area = '/event-configuration';

for (const [model, list] of [
  ['brokers', 'Brokers'],
  ['publishers', 'Publishers'],
] as const) {
  const entity = model.slice(0, -1);

  test(`the list of ${model} cannot be loaded: it says why, and comes back`, async ({
    page,
    service,
    trouble,
  }) => {
    trouble.expect(/console error: .*503/);
    await signIn(page);
    const mend = service.fault({
      method: 'GET',
      path: `${events}/${model}`,
      status: 503,
      body: { message: 'asleep' },
    });
    await page.goto(`${area}/${model}`);
    await expect(page.getByText(`Couldn't fetch ${entity} data from the server.`)).toBeVisible();
    await expect(page.getByText(/asleep/).first()).toBeVisible();
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid', { name: list })).toBeVisible();
  });

  test(`a list of ${model} that is no list is told as that`, async ({ page, service }) => {
    await signIn(page);
    service.fault({ method: 'GET', path: `${events}/${model}`, spoil: 'shape' });
    await page.goto(`${area}/${model}`);
    await expect(page.getByText(`Couldn't fetch ${entity} data from the server.`)).toBeVisible();
  });
}

test('a broker that cannot be saved or deleted stays as it is, with the reason', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*500/);
  const { id } = await givenBroker(service, { name: 'Stubborn' });
  const mend = ['PUT', 'DELETE'].map((method) =>
    service.fault({ method, path: `${events}/brokers/${id}`, status: 500, body: { message: 'disk full' } }),
  );
  await signIn(page, `${area}/brokers/${id}/edit`);
  await fill(page, { Host: 'mq.other.example' });
  await submit(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('The broker “Stubborn” could not be saved.');
  await expect(alert).toContainText('disk full');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('textbox', { name: 'Host' })).toHaveValue('mq.other.example');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  await alert.getByRole('button', { name: 'Delete' }).click();
  const failed = page.getByRole('alertdialog', { name: 'The broker “Stubborn” could not be deleted.' });
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  for (const each of mend) each();
  await expect(page.getByRole('heading', { level: 1, name: 'Stubborn' })).toBeVisible();
});

test('what the samples ask for fails by itself, and the page stays', async ({ page, service, trouble }) => {
  trouble.expect(/console error: .*500/);
  const { id: brokerId } = await givenBroker(service, { name: 'Depot' });
  const { id } = await givenPublisher(service, { name: 'Doors', brokerId });
  const mend = service.fault({ method: 'GET', path: '/itemsense/data/v1/items/show/history', status: 500 });
  await signIn(page, `${area}/publishers/${id}`);
  await page.getByRole('button', { name: 'Filter preview' }).click();
  await expect(
    page.getByText(/^The last observations or the names of jobs could not be loaded/),
  ).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('100 of the last 100 observations would be sent.')).toBeVisible();
});
