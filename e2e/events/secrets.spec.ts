import { keptByPage } from '../browser/keptByPage';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { asked } from '../site/service';
import { choose, fill, fillPassword, submit } from './events';

const canary = 'canary-7c41e9d2';

test('the password of a broker is sent once, and is nowhere afterwards', async ({
  page,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*(400|500)/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await signIn(page, '/event-configuration/brokers/new');
  await choose(page, 'Type', 'AMQP');
  await fill(page, { Name: 'Secret', Host: 'mq.depot.example', Port: '5672', Username: 'console' });
  await fillPassword(page, canary);
  const mend = service.fault({
    method: 'POST',
    path: '/itemsense/configuration/v1/events/brokers',
    status: 500,
    body: { message: 'disk full' },
    times: 1,
  });
  await submit(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('disk full');
  await expect(alert).not.toContainText(canary);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  mend();
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Secret' })).toBeVisible();
  expect(await keptByPage(page)).not.toContain(canary);

  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(alert).toContainText('could not be made');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
  await fill(page, { Port: '5673' });
  await submit(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Settings' })).toContainText('5673');

  const [edit] = asked(service, 'PUT', /\/events\/brokers\//);
  expect(edit?.body).not.toContain('password');
  const posts = asked(service, 'POST', /\/events\/brokers$/);
  expect(posts.map(({ body }) => body.includes(canary))).toEqual([true, true]);
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  await alert.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('grid', { name: 'Brokers' })).toBeVisible();

  expect(await keptByPage(page)).not.toContain(canary);
  expect(said.join('\n')).not.toContain(canary);
  expect(addresses.join('\n')).not.toContain(canary);
});
