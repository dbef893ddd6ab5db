import { readFile } from 'node:fs/promises';
import {
  type BrokerProxy,
  hasMosquitto,
  identityOf,
  type Mosquitto,
  startBrokerProxy,
  startMosquitto,
} from '@console/testing/brokers';
import { freePort } from '@console/workspace';
import { keptByPage } from '../browser/keptByPage';
import { languageKey, lookAtPage } from '../browser/looks';
import { signIn } from '../browser/signIn';
import { tabTo } from '../browser/tabTo';
import { test as base, expect, type Page } from '../browser/test';
import { brokerHost, type Service } from '../site/service';
import { fill, givenBroker, givenPublisher, runJob } from './events';

/** Where browsers reach the broker: what they may connect to is said before it is there. */
const ports = { plain: await freePort(), secure: await freePort(), nobody: await freePort() };
const origins = {
  plain: `ws://127.0.0.1:${ports.plain}`,
  secure: `wss://127.0.0.1:${ports.secure}`,
  nobody: `ws://127.0.0.1:${ports.nobody}`,
};

/** Failures of sockets as Firefox tells them, of any address. */
const refusedInFirefox = [
  /failed: .*NS_ERROR_CONNECTION_REFUSED/,
  /failed: .*CERT/,
  /console error: Failed to load resource: .*NS_ERROR_CONNECTION_REFUSED/,
  /console error: Failed to load resource: .*CERT/,
  /uncaught: Firefox can’t establish a connection to the server at ws:/,
  /uncaught: Firefox can’t establish a connection to the server at wss:/,
];

const section = 'Listen at the broker';

/** A Mosquitto of the test's own, and what stands before it where browsers connect. */
interface Heard {
  readonly mosquitto: Mosquitto;
  readonly proxy: BrokerProxy;
}

const test = base.extend<{ readonly heard: Heard }>({
  heard: async ({ trouble }, use) => {
    // The driver of Firefox tells a socket as a request.
    for (const origin of Object.values(origins)) trouble.allowOrigin(origin.replace(/^ws/, 'http'));
    const mosquitto = await startMosquitto();
    const proxy = await startBrokerProxy(mosquitto.webSockets, undefined, ports.plain);
    const secure = await startBrokerProxy(mosquitto.webSockets, identityOf(brokerHost), ports.secure);
    await use({ mosquitto, proxy });
    await proxy.close();
    await secure.close();
    await mosquitto.close();
  },
});

/** A broker with a publisher of items, as the service knows them. */
async function describe(
  service: Service,
  prefix: string,
  account: { username: string; password: string },
  port: number,
) {
  const broker = await givenBroker(service, {
    name: 'Heard',
    type: 'MQTT',
    host: brokerHost,
    port,
    ...account,
  });
  const publisher = await givenPublisher(service, {
    name: 'Heard items',
    brokerId: broker.id,
    messageOptions: { mqtt: { topicPrefix: prefix, qos: 1 } },
  });
  return { broker, publisher };
}

const openSection = async (page: Page) => {
  await page.getByRole('button', { name: section }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'WebSocket address' })).toBeVisible();
};

/** Fills in where and as whom, and listens by keyboard. */
async function listen(page: Page, address: string, username: string, password: string): Promise<void> {
  await page.getByRole('combobox', { name: 'WebSocket address' }).fill(address);
  await fill(page, { Username: username });
  await page.getByLabel(/^Password( \(optional\))?$/).fill(password);
  await page.keyboard.press('Enter');
}

test.describe('Mosquitto', () => {
  test.skip(!hasMosquitto(), 'NOT TESTED against Mosquitto by WebSockets: it is not installed');
  test.use({ siteOptions: { brokerOrigins: Object.values(origins) } });

  test('whatever keeps the browser from listening has its sentence', { tag: '@engines' }, async ({
    page,
    service,
    trouble,
    heard,
    browserName,
  }) => {
    const inFirefox = browserName === 'firefox';
    const { mosquitto } = heard;
    const consumer = mosquitto.mqtt;
    const prefix = `heard${Date.now()}`;
    const { publisher } = await describe(service, prefix, consumer, mosquitto.mqtt.port);
    await signIn(page, `/event-configuration/publishers/${publisher.id}`);
    await openSection(page);
    await expect(page.getByRole('combobox', { name: 'WebSocket address' })).toHaveValue(`${origins.plain}/`);
    await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue(consumer.username);

    const alert = page.getByRole('alert');
    await listen(page, 'http://127.0.0.1', consumer.username, consumer.password);
    await expect(page.getByText('WebSocket address must begin with ws:// or wss://.').first()).toBeVisible();
    await listen(page, 'wss://elsewhere.example:9001/', consumer.username, consumer.password);
    await expect(alert).toHaveText(
      'This console may not connect to wss://elsewhere.example:9001. Ask whoever runs it to allow it with BROKER_ORIGINS=wss://elsewhere.example:9001.',
    );
    if (inFirefox) for (const failure of refusedInFirefox) trouble.expect(failure);
    else trouble.expect(/WebSocket connection to 'ws:.*ERR_CONNECTION_REFUSED/);
    await listen(page, `${origins.nobody}/`, consumer.username, consumer.password);
    await expect(alert).toContainText(`No connection to ${origins.nobody}/.`);
    if (!inFirefox) trouble.expect(/WebSocket connection to 'wss:.*ERR_CERT/);
    await listen(page, `${origins.secure}/`, consumer.username, consumer.password);
    await expect(alert).toContainText(`Open https://127.0.0.1:${ports.secure} in another tab`);
    await listen(page, `${origins.plain}/`, consumer.username, 'wrong');
    await expect(alert).toContainText('The broker did not accept this username and password.');
    await listen(page, `${origins.plain}/`, mosquitto.stranger.username, mosquitto.stranger.password);
    await expect(alert).toContainText(
      `The broker does not let the user stranger subscribe to ${prefix}/item. Ask whoever runs it for the right to read.`,
    );
    await lookAtPage(page);

    await page.evaluate((key) => localStorage.setItem(key, 'ar'), languageKey);
    await page.goto(`/event-configuration/publishers/${publisher.id}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'الاستماع عند الوسيط' }).click();
    await expect(page.getByRole('combobox', { name: 'عنوان WebSocket' })).toHaveValue(`${origins.plain}/`);
    await lookAtPage(page);
  });

  test('[PUBLISHER-07] what really arrives at the broker is heard in the browser, and compared with what the service tells', async ({
    page,
    service,
    heard,
    browserName,
  }) => {
    const { mosquitto, proxy } = heard;
    const consumer = mosquitto.mqtt;
    const prefix = `heard${Date.now()}`;
    const { publisher } = await describe(service, prefix, consumer, mosquitto.mqtt.port);
    await signIn(page, `/event-configuration/publishers/${publisher.id}`);
    await openSection(page);
    const sockets: string[] = [];
    page.on('websocket', (socket) => {
      if (!socket.url().startsWith(origins.plain)) return;
      sockets.push('opened');
      socket.on('close', () => sockets.push('closed'));
    });
    await listen(page, `${origins.plain}/`, consumer.username, consumer.password);
    await expect(page.getByText('Listening', { exact: true })).toBeVisible();
    await expect(page.getByText('No message has arrived yet.')).toBeVisible();
    await runJob(service, 'heard-journey');
    const grid = page.getByRole('grid', { name: 'Messages that arrived' });
    await expect(grid.getByRole('gridcell', { name: `${prefix}/item` }).first()).toBeVisible();
    await expect(page.getByText(/^(\d+) moves that are sent: \1 arrived, 0 missing/)).toBeVisible();

    await tabTo(page, 'Pause');
    await page.keyboard.press('Enter');
    await service.advance(60_000);
    await expect(page.getByText(/^[1-9]\d* came meanwhile$/)).toBeVisible();
    await page.keyboard.press('Enter');
    const download = page.waitForEvent('download');
    await tabTo(page, 'Save as file');
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('Heard-messages.jsonl');
    const [first = ''] = (await readFile(await file.path(), 'utf8')).split('\n');
    expect(JSON.parse(first)).toMatchObject({
      address: `${prefix}/item`,
      body: { epc: expect.stringMatching(/^[0-9A-F]+$/), observationTime: expect.stringContaining('T') },
    });

    await grid
      .getByRole('button', { name: /^Show message \d+$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Message that arrived on/ });
    await expect(dialog.locator('pre')).toContainText(/"epc": "[0-9A-F]+",\n/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await lookAtPage(page);

    await proxy.breakConnections();
    await expect(page.getByText('Connection lost, trying again')).toBeVisible();
    await expect(page.getByText('Listening', { exact: true })).toBeVisible();
    await expect(page.getByText('1 time', { exact: true })).toBeVisible();
    // By the pointer: in Firefox keys went to its list of downloads.
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('No message has arrived yet.').first()).toBeVisible();

    await page.getByRole('link', { name: 'Publishers', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Publishers' })).toBeVisible();
    // The driver of Firefox tells of no sockets.
    if (browserName !== 'firefox')
      await expect.poll(() => sockets).toEqual(['opened', 'closed', 'opened', 'closed']);
    const kept = await keptByPage(page);
    expect(kept).toContain(origins.plain);
    expect(kept).not.toContain(consumer.password);
    // Its session ends with the reset, and it may ask at any moment.
    await page.close();
    await service.reset();
  });
});

test('a console that may connect to no broker says by which setting it would', async ({ page, service }) => {
  const { broker } = await describe(service, 'unheard', { username: 'a', password: 'b' }, 1883);
  await signIn(page, `/event-configuration/brokers/${broker.id}`);
  await openSection(page);
  await expect(page.getByRole('combobox', { name: 'WebSocket address' })).toHaveValue(
    `ws://${brokerHost}:9001/`,
  );
  await listen(page, 'wss://mq.example/mqtt', 'ada', 'secret7');
  await expect(page.getByRole('alert')).toHaveText(
    'This console may not connect to wss://mq.example. Ask whoever runs it to allow it with BROKER_ORIGINS=wss://mq.example.',
  );
  await lookAtPage(page);
});
