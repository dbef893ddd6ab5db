import { administrator } from '../browser/signIn';
import { axe, expect } from '../browser/test';
import { firstReader, storedReader } from '../site/fleet';
import { list } from './portalPage';
import { test as base } from './test';

/** The portal's own server, which has an account of the service, and gives its pages tokens for one remote. */
interface PortalServer {
  /** All tokens of pages so far. */
  readonly given: readonly string[];
  /** Has the next tokens be for reading, or for all. */
  readOnly: boolean;
  /** Withdraws the latest token, as when a person signs out of the portal. */
  withdraw(): Promise<void>;
  /** Token of the account, which no page may have. */
  readonly account: string;
}

const test = base.extend<{ server: PortalServer }>({
  siteOptions: async ({ startedPortal }, use) =>
    use({ allowedOrigins: [startedPortal.url], embedding: { keys: [Buffer.alloc(32, 1)] } }),
  server: async ({ portal, site }, use) => {
    const given: string[] = [];
    const post = async (path: string, body: object, authorization = '') => {
      const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
      const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.status === 204 ? {} : ((await answer.json()) as { token: string });
    };
    const { token: account = '' } = (await post('/authenticate', administrator)) as { token?: string };
    const server = {
      given,
      account,
      readOnly: false,
      withdraw: async () => {
        const token = given.at(-1);
        await post('/console/embedding-tokens/withdraw', { token }, `JWT ${account}`);
      },
    };
    portal.giveTokens(async () => {
      const wish = { name: 'readers', origins: [portal.url], readOnly: server.readOnly, person: 'mia' };
      const answer = await post('/console/embedding-tokens', wish, `JWT ${account}`);
      const { token } = answer as { token: string };
      given.push(token);
      return token;
    });
    await use(server);
  },
});

test.use({ isFirstVisit: true });

test('a page with the package shows a list and a record by tokens for one remote, and goes on by another one', async ({
  page,
  portal,
  server,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*401/);
  const name = await firstReader(service);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.headers().authorization ?? ''));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/embed/embed.js')) scripts.push(request.url());
  });
  await page.goto(`${portal.url}/package.html`);
  await expect(list(page)).toBeVisible();
  await expect(page.getByText('The readers are on their way')).toBeHidden();

  await list(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByText(`Chosen: ${name}`)).toBeVisible();
  const record = page.locator('.record');
  await expect(record.getByLabel('Address')).toBeVisible();
  await page.getByRole('button', { name: 'Only this one' }).click();
  await expect(list(page).getByRole('row')).toHaveCount(2);
  await axe(page);

  const before = server.given.length;
  await record.getByLabel('Address').fill('kept.example');
  await server.withdraw();
  await record.getByRole('button', { name: 'Submit' }).click();
  await record.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`The portal heard of ${name}`)).toBeVisible();
  expect(await storedReader(service, name)).toMatchObject({ address: 'kept.example' });
  expect(server.given.length).toBeGreaterThan(before);

  const tokens = [...new Set(sent.filter(Boolean))].map((header) => header.replace('JWT ', ''));
  expect(tokens.filter((token) => !server.given.includes(token))).toEqual([]);
  expect(await page.content()).not.toContain(server.account);
  expect(scripts).toHaveLength(1);
});

test('by a token for reading the same page shows all, and is told where it wants to change something', async ({
  page,
  portal,
  server,
  service,
  trouble,
}) => {
  trouble.expect(/console error: .*403/);
  server.readOnly = true;
  const name = await firstReader(service);
  const before = await storedReader(service, name);
  await page.goto(`${portal.url}/package.html`);
  await list(page).getByRole('link', { name, exact: true }).click();
  const record = page.locator('.record');
  await record.getByLabel('Address').fill('changed.example');
  // The plan beside the form makes the page longer when it comes.
  await expect(record.getByText(/^\d+ zones$/)).toBeVisible();
  await record.getByRole('button', { name: 'Submit' }).click();
  await record.getByRole('button', { name: 'Save changes' }).click();
  await expect(record.getByText('You may look at this, but not change it.').first()).toBeVisible();
  await expect(record.getByLabel('Address')).toHaveValue('changed.example');
  expect(await storedReader(service, name)).toEqual(before);
});

test('a console that cannot be reached is said in the words of the page, and is there once it answers', async ({
  page,
  portal,
  server,
  trouble,
}) => {
  trouble.expect(/embed\/embed\.js|ERR_FAILED|Failed to load resource/);
  await page.route('**/embed/embed.js', (route) => route.abort());
  await page.goto(`${portal.url}/package.html`);
  await expect(page.getByText('The portal cannot reach its console')).toBeVisible();
  expect(server.given).toEqual([]);
  await page.unroute('**/embed/embed.js');
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(list(page)).toBeVisible();
});
