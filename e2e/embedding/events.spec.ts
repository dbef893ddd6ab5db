import { axe, expect } from '../browser/test';
import { givenBroker, givenPublisher } from '../events/events';
import { show } from './portalPage';
import { test } from './test';

test('the events remote alone in a page of others: a broker is looked at, its publisher tried out and copied', async ({
  page,
  portal,
  service,
}) => {
  const broker = await givenBroker(service, { name: 'Embedded' });
  await givenPublisher(service, {
    name: 'Alone',
    brokerId: broker.id,
    messageOptions: { amqp: { routingKeyPrefix: 'portal' } },
  });
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { name: 'events', path: '/event-configuration/brokers' });
  await page
    .getByRole('grid', { name: 'Brokers' })
    .getByRole('link', { name: 'Embedded', exact: true })
    .click();
  await expect(page.getByRole('region', { name: 'Settings' })).toContainText('mq.depot.example');
  await axe(page);
  await page.getByRole('link', { name: 'Alone', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Where messages go' }).locator('code')).toHaveText(
    'portal.item',
  );
  await page.getByRole('button', { name: 'Filter preview' }).click();
  await expect(page.getByText('100 of the last 100 observations would be sent.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alone-COPY' })).toBeVisible();
  expect(page.url()).toBe(`${portal.url}/plain.html`);
});
