import { type BrokerServer, brokerServers, startBrokerProxy } from '@console/testing/brokers';
import { connectAsync } from 'mqtt';
import { languageKey, lookAtPage } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { expect, type Page, test } from '../browser/test';
import { askService } from '../site/fleet';
import { brokerHost, type Service } from '../site/service';
import { chooseTypes, fill, runJob } from './events';

const { mqtt } = await brokerServers();
const job = 'delivery-journey';

/** Pastes a text into the field that has the focus. */
const paste = (page: Page, text: string) =>
  page.locator(':focus').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const storedBrokers = async (service: Service) =>
  (await askService<{ name: string }[]>(service, '/itemsense/configuration/v1/events/brokers')).map(
    ({ name }) => name,
  );

test('a broker is pasted as one line and saved only when it works; its publisher is a step away, and what it sends is seen and arrives', async ({
  page,
  service,
  trouble,
}) => {
  test.skip(!mqtt, 'NOT TESTED against Mosquitto: none is reachable; one is named by MQTT_URL');
  const server = mqtt as BrokerServer;
  const proxy = await startBrokerProxy(server);
  const arrived: string[] = [];
  const client = await connectAsync(server.url);
  client.on('message', (address) => arrived.push(address));
  const prefix = `delivery${Date.now()}`;
  await client.subscribeAsync(`${prefix}/#`);
  const address = (port: number) =>
    `mqtt://${encodeURIComponent(server.username)}:${encodeURIComponent(server.password)}@${brokerHost}:${port}`;

  await signIn(page, '/event-configuration/brokers/new');
  await fill(page, { Name: 'Pasted' });
  await tabTo(page, 'Host');
  await paste(page, address(9));
  await expect(page.getByText('The address was split into its fields.')).toBeVisible();
  await expect(page.getByText('MQTT usually listens on 1883.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Port' })).toHaveValue('9');
  await page.getByRole('checkbox', { name: 'Save only if the connection works' }).focus();
  await page.keyboard.press('Space');
  await lookAtPage(page);
  trouble.expect(/console error: .*400.*test/);
  await page.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await storedBrokers(service)).not.toContain('Pasted');

  await page.getByRole('textbox', { name: 'Host' }).focus();
  await paste(page, address(proxy.port));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pasted' })).toBeVisible();
  expect(await storedBrokers(service)).toContain('Pasted');

  await page.getByRole('link', { name: 'New publisher for this broker' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Broker' })).toHaveValue('Pasted');
  await fill(page, { Name: 'Seen live', 'Topic prefix': prefix });
  await chooseTypes(page, 'ITEM');
  await page.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Seen live' })).toBeVisible();

  await page.getByRole('button', { name: 'Sent now' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await runJob(service, job);
  const live = page.getByRole('region', { name: 'Sent now' }).first();
  await expect(live.getByText(/^[1-9][\d,]* sent/)).toBeVisible();
  await expect(live.getByRole('gridcell', { name: `${prefix}/item` }).first()).toBeVisible();
  await expect.poll(() => arrived.length).toBeGreaterThan(0);
  expect(new Set(arrived)).toEqual(new Set([`${prefix}/item`]));
  await lookAtPage(page);
  await page.evaluate((key) => localStorage.setItem(key, 'ar'), languageKey);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await lookAtPage(page);
  await client.endAsync();
  // Its session ends with the reset, and it may ask at any moment.
  await page.close();
  await service.reset();
  await proxy.close();
});
