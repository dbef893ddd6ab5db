import { generateToken, listTokens } from '@console/api-client/tokens';
import { SignedInProvider } from '@console/remote/services';
import { chooseOption, renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenUser } from '../users/user.fixtures';
import { TokensPage } from './TokensPage';

const service = serviceOfTest();
const base = '/itemsense/authentication/v1';
const listing = (name: string) => `GET ${base}/listTokens/${name}`;
const revoking = `PUT ${base}/revokeToken`;
const open = (name: string) =>
  renderRemote(remote, { path: `/users/${name}/tokens`, serviceUrl: service.url, pollInterval: 0 });
const grid = async () => within(await screen.findByRole('grid', { name: 'Tokens' }));
const row = async (token: string) =>
  (await grid()).findByRole('row', { name: new RegExp(token.split('-', 1)[0] ?? '') });
const hour = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const record = (token: string, change: object = {}) => ({
  authenticationToken: { token },
  username: 'Ann',
  issued: '2026-03-04T05:06:07.000Z',
  lastUsed: null,
  valid: true,
  ...change,
});
const short = (token: string) => `${token.split('-', 1)[0]}…`;

/** A user of the emulator with so many tokens. */
async function given(count: number) {
  const name = await givenUser();
  const client = await signedInClient();
  const tokens: string[] = [];
  for (let made = 0; made < count; made += 1) tokens.push(await client.call(generateToken(name)));
  return { name, tokens };
}
const stored = async (name: string) => (await (await signedInClient()).call(listTokens(name))).rows;
const asked = (request: string) => service.asked().filter((each) => each === request).length;

test('[TOKEN-01] [TOKEN-05] columns of the tokens, the one used last first; the token column is not sortable', async () => {
  service.give(listing('Ann'), {
    body: [
      record('aaa-1', { lastUsed: ago(48 * hour) }),
      record('bbb-1', { lastUsed: ago(3 * hour), valid: false }),
      record('ccc-1'),
    ],
  });
  await open('Ann');
  const table = await grid();
  const headings = table.getAllByRole('columnheader').filter(({ textContent }) => textContent !== '');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Token',
    'Issued',
    'Last used',
    'Valid',
    'Actions',
  ]);
  expect(table.getByRole('columnheader', { name: 'Last used' })).toHaveAttribute('aria-sort', 'descending');
  expect(table.getByRole('columnheader', { name: 'Token' })).not.toHaveAttribute('aria-sort');
  const shown = (await table.findAllByText(/^(aaa|bbb|ccc)…/)).map(({ textContent }) =>
    textContent?.slice(0, 3),
  );
  expect(shown).toEqual(['bbb', 'aaa', 'ccc']);
  const used = within(await row('bbb-1'));
  expect(used.getByText('3 hours ago')).toBeVisible();
  expect(used.getByText('invalid')).toBeVisible();
  expect(used.getByText(/^0[34]\/0[34]\/2026 \d\d:\d6:07$/)).toBeVisible();
  expect(within(await row('aaa-1')).getByText('valid')).toBeVisible();
});

test('[TOKEN-02] a token is shown short, copied whole, and nowhere in the document', async () => {
  const token = '0f9e8d7c-secret-part';
  service.give(listing('Ann'), { body: [record(token)] });
  const { user } = await open('Ann');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(await row(token)).getByRole('button', { name: 'Copy token 0f9e8d7c…' }));
  expect(copied).toHaveBeenCalledWith(token);
  expect(document.documentElement.outerHTML).not.toContain('secret-part');
});

test('[TOKEN-03] only valid tokens have a button to revoke, which waits while one is revoked', async () => {
  service.give(listing('Ann'), {
    body: [record('aaa-1'), record('bbb-1', { valid: false }), record('ccc-1')],
  });
  const answer = service.hold(revoking);
  const { user } = await open('Ann');
  expect(within(await row('bbb-1')).queryByRole('button', { name: /^Revoke/ })).toBeNull();
  await user.click(within(await row('aaa-1')).getByRole('button', { name: 'Revoke aaa…' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  const other = within(await row('ccc-1')).getByRole('button', { name: 'Revoke ccc…' });
  await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
  await user.click(other);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answer({ status: 204 });
  await waitFor(() => expect(other).not.toHaveAttribute('aria-disabled'));
});

test('[TOKEN-04] the question names the token and warns about the user; cancelled, nothing is sent', async () => {
  const { name, tokens } = await given(1);
  const [token = ''] = tokens;
  const { user } = await open(name);
  await user.click(within(await row(token)).getByRole('button', { name: `Revoke ${short(token)}` }));
  const question = within(
    await screen.findByRole('alertdialog', { name: `Revoke the token ${short(token)}?` }),
  );
  expect(question.getByText(/^Programs that use this token lose access immediately\./)).toBeVisible();
  expect(question.getByText(/^It is a token of/)).toHaveTextContent(
    new RegExp(
      `^It is a token of ${name}, issued .* ago, never used\\. ${name} has no other valid token\\.$`,
    ),
  );
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(service.changes()).toEqual([]);
});

test('[TOKEN-06] a generated token is shown once, with its header, and the tokens are asked for again', async () => {
  const { name } = await given(0);
  const { user } = await open(name);
  expect(await screen.findByText(`${name} has no tokens.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Generate token' }));
  const shown = await screen.findByRole('region', { name: 'Token generated: copy it now' });
  expect(shown).toHaveFocus();
  const card = within(shown);
  const [made] = await stored(name);
  expect(card.getByText(made?.token ?? '')).toBeVisible();
  expect(card.getByText(`Authorization: Token {"token":"${made?.token}"}`)).toBeVisible();
  expect(service.changes()).toEqual([{ request: `PUT ${base}/token/${name}`, body: undefined }]);
  expect(await row(made?.token ?? '')).toBeVisible();
  expect(asked(listing(name))).toBe(2);
  await user.click(card.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Generate token' })).toHaveFocus();
  expect(document.documentElement.outerHTML).not.toContain(made?.token);
});

test('[TOKEN-07] a revoked token is sent, asked for again, and invalid without a button', async () => {
  const { name, tokens } = await given(1);
  const [token = ''] = tokens;
  const { user } = await open(name);
  await user.click(within(await row(token)).getByRole('button', { name: `Revoke ${short(token)}` }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(`The token ${short(token)} of ${name} was revoked.`)).toBeVisible();
  expect(service.changes()).toEqual([{ request: revoking, body: { token } }]);
  const revoked = within(await row(token));
  expect(await revoked.findByText('invalid')).toBeVisible();
  expect(revoked.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  expect(asked(listing(name))).toBe(2);
});

test('[TOKEN-08] generating shows a spinner, and further clicks are dropped', async () => {
  service.give(listing('Ann'), { body: [record('aaa-1')] });
  const answer = service.hold(`PUT ${base}/token/Ann`);
  const { user } = await open('Ann');
  const button = await screen.findByRole('button', { name: 'Generate token' });
  await user.tripleClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(within(await row('aaa-1')).getByRole('button', { name: 'Revoke aaa…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  answer({ body: { token: 'new-1' } });
  await screen.findByRole('region', { name: 'Token generated: copy it now' });
  expect(service.changes()).toHaveLength(1);
  expect(button).not.toHaveAttribute('aria-busy');
});

test('[TOKEN-09] that a user has no tokens is told with the name', async () => {
  service.give(listing('Ann'), { body: [] });
  await open('Ann');
  expect(await screen.findByText('Ann has no tokens.')).toBeVisible();
});

test('[TOKEN-10] a failed generation and a failed revocation are told, and the table stays', async () => {
  service.give(listing('Ann'), { body: [record('aaa-1')] });
  const failing = { status: 500, body: { message: 'out of order' } };
  service.give(`PUT ${base}/token/Ann`, failing);
  service.give(revoking, failing);
  const { user } = await open('Ann');
  await user.click(await screen.findByRole('button', { name: 'Generate token' }));
  const alert = async () => within(await screen.findByRole('alertdialog'));
  expect((await alert()).getByText('A token for Ann could not be generated.')).toBeVisible();
  await user.click((await alert()).getByRole('button', { name: 'Dismiss' }));
  await user.click(within(await row('aaa-1')).getByRole('button', { name: 'Revoke aaa…' }));
  await user.click((await alert()).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The token of Ann could not be revoked.')).toBeVisible();
  await user.click((await alert()).getByRole('button', { name: 'Dismiss' }));
  expect(within(await row('aaa-1')).getByText('valid')).toBeVisible();
  expect(asked(listing('Ann'))).toBe(1);
});

test('all tokens that were not used for a time are selected, reviewed and revoked', async () => {
  const day = 24 * hour;
  service.give(listing('Ann'), {
    body: [
      record('aaa-1', { lastUsed: ago(40 * day) }),
      record('bbb-1', { lastUsed: ago(2 * day) }),
      record('ccc-1', { issued: ago(90 * day) }),
    ],
  });
  service.give(revoking, { status: 204 });
  const { user } = await open('Ann');
  await grid();
  await chooseOption(user, 'Select unused tokens…', 'Not used for 30 days');
  expect(
    await within(await screen.findByRole('group', { name: 'Selected rows' })).findByText('2 rows selected'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  const review = within(await screen.findByRole('dialog', { name: 'Revoke 2 tokens of Ann?' }));
  expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^aaa… used .* ago$/),
    expect.stringMatching(/^ccc… never used, issued .* ago$/),
  ]);
  expect(service.changes()).toEqual([]);
  await user.click(review.getByRole('button', { name: 'Revoke' }));
  await review.findByText(/^2 done/);
  expect(service.changes().map(({ body }) => body)).toEqual([{ token: 'aaa-1' }, { token: 'ccc-1' }]);
});

test('a token that is pasted is found, told about, and kept out of the address', async () => {
  const leaked = '5419abfe-19d0-4c5f-8b8a-5e7a0e6c1f22';
  service.give(listing('Ann'), {
    body: [record(leaked, { lastUsed: ago(23 * 60_000) }), record('5419abfe-0000-4c5f-8b8a-5e7a0e6c1f22')],
  });
  const { user, router } = await open('Ann');
  const address = () => router.state.location.pathname + router.state.location.search;
  await grid();
  const search = screen.getByRole('searchbox', { name: 'Search Tokens' });
  await user.click(search);
  await user.paste(`Authorization: Token {"token":"${leaked}"}`);
  expect(await screen.findByText(/^This token is of Ann, valid, last used/)).toHaveTextContent(
    'This token is of Ann, valid, last used 23 minutes ago.',
  );
  expect((await grid()).getAllByRole('row')).toHaveLength(2);
  expect(address()).toBe('/users/Ann/tokens');
  await user.clear(search);
  await user.paste('aaaaaaaa-19d0-4c5f-8b8a-5e7a0e6c1f22');
  expect(await screen.findByText(/^Ann has no such token/)).toBeVisible();
  expect(document.body.textContent).not.toContain('aaaaaaaa');
  expect(address()).toBe('/users/Ann/tokens');
  await user.click(screen.getByRole('button', { name: 'Show all rows' }));
  expect(search).toHaveValue('');
});

test('a user that is not there is told as that', async () => {
  await open('Nobody');
  const users = await screen.findByRole('link', { name: 'Users' });
  expect(screen.getByText(/Nobody/)).toBeVisible();
  expect(users).toHaveAttribute('href', '/users');
});

test('the token of this session is marked, and its question says what follows', async () => {
  const usesToken = (token: string) => token === 'zzz-1';
  const signedIn = { name: 'Ann', usesToken, passwordChanged: async () => undefined };
  service.give(listing('Ann'), { body: [record('zzz-1')] });
  const OwnTokens = () => (
    <SignedInProvider value={signedIn}>
      <TokensPage />
    </SignedInProvider>
  );
  const { user } = await renderRemote(
    { ...remote, pages: { ...remote.pages, TokensPage: async () => ({ TokensPage: OwnTokens }) } },
    { path: '/users/Ann/tokens', serviceUrl: service.url },
  );
  expect(within(await row('zzz-1')).getByText('Current')).toBeVisible();
  await user.click(within(await row('zzz-1')).getByRole('button', { name: 'Revoke zzz…' }));
  expect(await screen.findByText('This session uses it: you will have to sign in again.')).toBeVisible();
});
