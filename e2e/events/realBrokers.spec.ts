import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrokerServer, brokerServers, identityOf, startBrokerProxy } from '@console/testing/brokers';
import { connect as connectToAmqp } from 'amqplib';
import { connectAsync as connectToMqtt } from 'mqtt';
import { signIn } from '../browser/signIn';
import { expect, type Page, test } from '../browser/test';
import { brokerHost, type Service } from '../site/service';
import { choose, chooseTypes, fill, fillPassword, runJob, submit } from './events';

const { amqp, mqtt } = await brokerServers();

const job = 'brokers-journey';

/** Message that arrived, as the address and the body. */
interface Arrived {
  readonly address: string;
  readonly body: { readonly jobName?: string; readonly epc?: string };
}

/** Describes a broker that listens on this machine in the form, tests the connection, and gives the form of a publisher. */
async function describeBroker(
  page: Page,
  type: string,
  { port, username, password }: Pick<BrokerServer, 'port' | 'username' | 'password'>,
  certificate?: string,
): Promise<void> {
  await signIn(page, '/event-configuration/brokers/new');
  await choose(page, 'Type', type);
  await fill(page, { Name: 'Real', Host: brokerHost, Port: String(port), Username: username });
  await fillPassword(page, password);
  if (certificate !== undefined) {
    await page.getByRole('checkbox', { name: 'Secure connection' }).check();
    await fill(page, { 'Server certificate': certificate });
    await expect(page.getByText(/^For broker\.example, valid until/)).toBeVisible();
  }
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Real' })).toBeVisible();
}

async function testConnection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The connection to the broker “Real” works.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Connection tests in this browser' })).toContainText('Worked');
}

/** Describes a publisher of items of the job of the journey; gives the address that its preview tells. */
async function describePublisher(page: Page, options: Readonly<Record<string, string>>): Promise<string> {
  await page.getByRole('link', { name: 'Publishers', exact: true }).click();
  await page.getByRole('link', { name: 'New publisher' }).click();
  await fill(page, { Name: 'Real items' });
  await choose(page, 'Broker', 'Real');
  await chooseTypes(page, 'ITEM');
  await fill(page, options);
  const prefixes = page.getByRole('textbox', { name: /^Job name prefixes/ });
  await prefixes.fill('brokers-');
  await prefixes.press('Enter');
  const address = await page.getByRole('region', { name: 'Where messages go' }).locator('code').textContent();
  await submit(page);
  await expect(page.getByText('The publisher “Real items” was saved.')).toBeVisible();
  return address ?? '';
}

/** Runs a job, and asserts on what arrives: at the address of the preview, and of this job alone. */
async function expectArrival(service: Service, arrived: readonly Arrived[], address: string): Promise<void> {
  await runJob(service, job);
  await expect.poll(() => arrived.length).toBeGreaterThan(0);
  for (const message of arrived) {
    expect(message.address).toBe(address);
    expect(message.body).toMatchObject({ jobName: job, epc: expect.stringMatching(/^[0-9A-F]+$/) });
  }
}

test.describe('RabbitMQ', () => {
  test.skip(!amqp, 'NOT TESTED against RabbitMQ: none is reachable; one is named by AMQP_URL');
  const server = amqp as BrokerServer;

  /** Listens to a queue of the test's own under a prefix. */
  async function listen(prefix: string) {
    const arrived: Arrived[] = [];
    const connection = await connectToAmqp(server);
    const channel = await connection.createChannel();
    const { queue } = await channel.assertQueue('', { exclusive: true });
    await channel.bindQueue(queue, 'amq.topic', `${prefix}.#`);
    await channel.consume(
      queue,
      (message) =>
        message &&
        arrived.push({
          address: message.fields.routingKey,
          body: JSON.parse(message.content.toString()),
        }),
      { noAck: true },
    );
    return { arrived, close: () => connection.close() };
  }

  for (const secure of [false, true])
    test(`[BROKER-07] [PUBLISHER-06] items arrive ${secure ? 'by TLS' : 'in the open'}, where the preview says`, async ({
      page,
      service,
    }) => {
      const identity = identityOf(brokerHost);
      const proxy = await startBrokerProxy(server, secure ? identity : undefined);
      const prefix = `journey${Date.now()}`;
      const { arrived, close } = await listen(prefix);
      await describeBroker(page, 'AMQP', { ...server, port: proxy.port }, secure ? identity.cert : undefined);
      await testConnection(page);
      const address = await describePublisher(page, {
        'Routing key prefix': prefix,
        'Routing key suffix': 'now',
      });
      expect(address).toBe(`${prefix}.item.now`);
      await expectArrival(service, arrived, address);
      await close();
      // Its session ends with the reset, and it may ask at any moment.
      await page.close();
      await service.reset();
      await proxy.close();
    });
});

test.describe('Mosquitto', () => {
  test.skip(!mqtt, 'NOT TESTED against Mosquitto: none is reachable; one is named by MQTT_URL');
  const server = mqtt as BrokerServer;

  for (const secure of [false, true])
    test(`[BROKER-07] [PUBLISHER-07] items arrive ${secure ? 'by TLS' : 'in the open'}, where the preview says`, async ({
      page,
      service,
    }) => {
      const identity = identityOf(brokerHost);
      const proxy = await startBrokerProxy(server, secure ? identity : undefined);
      const prefix = `journey${Date.now()}`;
      const arrived: Arrived[] = [];
      const client = await connectToMqtt(server.url);
      client.on('message', (address, body) => arrived.push({ address, body: JSON.parse(String(body)) }));
      await client.subscribeAsync(`${prefix}/#`);
      await describeBroker(page, 'MQTT', { ...server, port: proxy.port }, secure ? identity.cert : undefined);
      await testConnection(page);
      const address = await describePublisher(page, { 'Topic prefix': prefix });
      expect(address).toBe(`${prefix}/item`);
      await expectArrival(service, arrived, address);
      await client.endAsync();
      // Its session ends with the reset, and it may ask at any moment.
      await page.close();
      await service.reset();
      await proxy.close();
    });
});

test.describe('webhook', () => {
  for (const type of ['BASIC', 'DIGEST'])
    test(`[PUBLISHER-08] items arrive with ${type}, where the preview says`, async ({ page, service }) => {
      const arrived: (Arrived & { readonly authorization: string })[] = [];
      const receive = async (request: IncomingMessage) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        return body;
      };
      const receiver = createServer(async (request, response) => {
        const body = await receive(request);
        const { authorization } = request.headers;
        if (!authorization) {
          response.writeHead(401, { 'WWW-Authenticate': 'Digest realm="desk", qop="auth", nonce="n"' }).end();
          return;
        }
        arrived.push({ address: request.url ?? '', body: JSON.parse(body), authorization });
        response.writeHead(204).end();
      });
      await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
      const { port } = receiver.address() as AddressInfo;
      await describeBroker(page, 'WEBHOOK', { port, username: 'desk', password: 'warehouse7' });
      await expect(page.getByRole('button', { name: 'Test connection' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Publishers', exact: true }).click();
      await page.getByRole('link', { name: 'New publisher' }).click();
      await fill(page, { Name: 'Real items' });
      await choose(page, 'Broker', 'Real');
      await chooseTypes(page, 'ITEM');
      await choose(page, /^Authentication type/, type);
      await choose(page, 'Message type placement', 'QUERY_PARAM');
      await fill(page, { 'Path prefix': 'rfid' });
      await expect(page.getByRole('region', { name: 'Where messages go' }).locator('code')).toHaveText(
        '/rfid?messageType=item',
      );
      await submit(page);
      await expect(page.getByText('The publisher “Real items” was saved.')).toBeVisible();
      await runJob(service, job);
      await expect.poll(() => arrived.length).toBeGreaterThan(0);
      for (const { address, authorization } of arrived) {
        expect(address).toBe('/rfid?messageType=item');
        if (type === 'BASIC') expect(authorization).toBe(`Basic ${btoa('desk:warehouse7')}`);
        else expect(authorization).toMatch(/^Digest .*username="desk".*uri="\/rfid\?messageType=item"/);
      }
      // Its session ends with the reset, and it may ask at any moment.
      await page.close();
      await service.reset();
      receiver.closeAllConnections();
      receiver.close();
    });
});
