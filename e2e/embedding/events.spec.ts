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

test('in a page whose policy does not know the broker, listening says whom to ask', async ({
  page,
  portal,
  service,
  trouble,
}) => {
  const broker = await givenBroker(service, { name: 'Embedded', type: 'MQTT' });
  const { id } = await givenPublisher(service, { name: 'Alone', brokerId: broker.id });
  await page.goto(`${portal.url}/plain.html`);
  await show(page, { name: 'events', path: `/event-configuration/publishers/${id}` });
  await page.getByRole('button', { name: 'Listen at the broker' }).click();
  await page.getByRole('combobox', { name: 'WebSocket address' }).fill('wss://mq.depot.example:9001/');
  trouble.expect(/policy violation: connect-src wss:\/\/mq\.depot\.example:9001/);
  trouble.expect(/console error: .*connect-src|console error: .*Content Security Policy/);
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The content policy of this page does not let it connect to wss://mq.depot.example:9001. Ask whoever runs the page to add this address to connect-src.',
  );
  await axe(page);
});
