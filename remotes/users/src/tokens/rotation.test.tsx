import { generateToken, listTokens } from '@console/api-client/tokens';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { givenUser } from '../users/user.fixtures';

const service = serviceOfTest();
const base = '/itemsense/authentication/v1';
const listing = (name: string) => `GET ${base}/listTokens/${name}`;
const users = 'GET /itemsense/configuration/v1/users/show';
const open = (path: string, pollInterval = 0) =>
  renderRemote(remote, { path, serviceUrl: service.url, pollInterval });
const short = (token: string) => `${token.split('-', 1)[0]}…`;
const stored = async (name: string) => (await (await signedInClient()).call(listTokens(name))).rows;
const record = (token: string, change: object = {}) => ({
  authenticationToken: { token },
  username: 'Ann',
  issued: '2026-03-04T05:06:07.000Z',
  lastUsed: null,
  valid: true,
  ...change,
});

async function given() {
  const name = await givenUser();
  const token = await (await signedInClient()).call(generateToken(name));
  return { name, token };
}

const rotation = async (name: string, token: string) =>
  within(await screen.findByRole('region', { name: `Rotation of ${short(token)} of ${name}` }));

test('a token is rotated as one act: a new one is copied, both are valid, the old one is revoked', async () => {
  const { name, token } = await given();
  const { user } = await open(`/users/${name}/tokens`);
  await user.click(await screen.findByRole('button', { name: `Rotate ${short(token)}` }));
  const card = await rotation(name, token);
  const fresh = (await stored(name)).find((each) => each.token !== token)?.token ?? '';
  expect(screen.getByRole('region', { name: /^Rotation of/ })).toHaveFocus();
  expect(card.getByText(fresh)).toBeVisible();
  expect(card.getByText(`Authorization: Token {"token":"${fresh}"}`)).toBeVisible();
  expect(
    card.getByText(`Both are valid. Programs that use ${short(token)} need the new token.`),
  ).toBeVisible();
  expect(service.changes()).toEqual([{ request: `PUT ${base}/token/${name}`, body: undefined }]);
  await user.click(card.getByRole('button', { name: `Revoke ${short(token)}` }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/has one more valid token\.$/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(`${short(token)} is revoked. Only the new token is valid.`)).toBeVisible();
  expect((await stored(name)).map((each) => [each.token, each.valid])).toEqual(
    expect.arrayContaining([
      [token, false],
      [fresh, true],
    ]),
  );
  await waitFor(() => expect(screen.getByRole('region', { name: /^Rotation of/ })).toHaveFocus());
  await user.click((await rotation(name, token)).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('region', { name: /^Rotation of/ })).toBeNull();
  expect(document.documentElement.outerHTML).not.toContain(fresh);
});

test('while both are valid their uses are told live; with only the new one in use nothing is asked', async () => {
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const fresh = (change: object = {}) => record('bbb-1', { issued: later(0), ...change });
  service.give(listing('Ann'), { body: [record('aaa-1')] });
  service.give(`PUT ${base}/token/Ann`, { body: { token: 'bbb-1' } });
  service.give(`PUT ${base}/revokeToken`, { status: 204 });
  const { user } = await open('/users/Ann/tokens', 50);
  await user.click(await screen.findByRole('button', { name: 'Rotate aaa…' }));
  const card = await rotation('Ann', 'aaa-1');
  service.give(listing('Ann'), { body: [record('aaa-1', { lastUsed: later(1) }), fresh()] });
  expect(await card.findByText('Both are valid. aaa… is still used by a program.')).toBeVisible();
  service.give(listing('Ann'), {
    body: [record('aaa-1', { lastUsed: later(1) }), fresh({ lastUsed: later(3) })],
  });
  expect(await card.findByText('Only the new token is used. You can revoke aaa… now.')).toBeVisible();
  service.give(listing('Ann'), { body: [record('aaa-1', { valid: false }), fresh()] });
  await user.click(card.getByRole('button', { name: 'Revoke aaa…' }));
  expect(await screen.findByText('aaa… is revoked. Only the new token is valid.')).toBeVisible();
  expect(service.changes().at(-1)).toEqual({
    request: `PUT ${base}/revokeToken`,
    body: { token: 'aaa-1' },
  });
});

test('a rotation that cannot begin is told, and nothing changes', async () => {
  service.give(listing('Ann'), { body: [record('aaa-1')] });
  service.give(`PUT ${base}/token/Ann`, { status: 500, body: { message: 'out of order' } });
  const { user } = await open('/users/Ann/tokens');
  await user.click(await screen.findByRole('button', { name: 'Rotate aaa…' }));
  expect(await screen.findByText('A token for Ann could not be generated.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: /^Rotation of/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Revoke aaa…' })).not.toHaveAttribute('aria-disabled');
});

test('all tokens of a user are revoked by one call, after a question', async () => {
  const { name, token } = await given();
  const { user } = await open(`/users/${name}/tokens`);
  const button = await screen.findByRole('button', { name: 'Revoke all' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  const question = within(
    await screen.findByRole('alertdialog', { name: `Revoke the only token of ${name}?` }),
  );
  expect(question.getByText(/^Programs that use this token lose access immediately\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Revoke all' }));
  expect(await screen.findByText(`All tokens of ${name} were revoked.`)).toBeVisible();
  expect(service.changes()).toEqual([{ request: `PUT ${base}/revokeTokens/${name}`, body: undefined }]);
  expect(await stored(name)).toEqual([expect.objectContaining({ token, valid: false })]);
  await waitFor(() => expect(button).toHaveAccessibleDescription(`${name} has no valid token.`));
});

test('a pasted token is found among those of all users, and sent nowhere', async () => {
  const leaked = '5419abfe-19d0-4c5f-8b8a-5e7a0e6c1f22';
  service.give(users, { body: ['Ann', 'Bob', 'Cem'].map((name) => ({ name, roles: [] })) });
  service.give(listing('Ann'), { body: [record('0000abfe-19d0-4c5f-8b8a-5e7a0e6c1f22')] });
  service.give(listing('Bob'), { body: [record(leaked)] });
  service.give(listing('Cem'), { status: 500, body: { message: 'out of order' } });
  const { user, router } = await open('/users/all-tokens');
  expect(await screen.findByText('The tokens of one user could not be loaded: Cem.')).toBeVisible();
  await user.click(screen.getByRole('searchbox', { name: 'Search Tokens of all users' }));
  await user.paste(leaked);
  expect(await screen.findByText(/^This token is of Bob, valid, never used/)).toBeVisible();
  const table = within(screen.getByRole('grid', { name: 'Tokens of all users' }));
  expect(table.getAllByRole('row')).toHaveLength(2);
  expect(table.getByRole('link', { name: 'Bob' })).toHaveAttribute('href', '/users/Bob/tokens');
  expect(router.state.location.search).toBe('');
  expect(service.asked().some((request) => request.includes('5419'))).toBe(false);
  service.give(listing('Cem'), { body: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  expect(table.getAllByRole('row')).toHaveLength(2);
});

test('tokens of several users are revoked together', async () => {
  service.give(users, { body: ['Ann', 'Bob'].map((name) => ({ name, roles: [] })) });
  service.give(listing('Ann'), { body: [record('aaa-1')] });
  service.give(listing('Bob'), { body: [record('bbb-1')] });
  service.give(`PUT ${base}/revokeToken`, { status: 204 });
  const { user } = await open('/users/all-tokens');
  await screen.findByRole('button', { name: 'Revoke bbb…' });
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  const review = within(await screen.findByRole('dialog', { name: 'Revoke 2 tokens?' }));
  expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^aaa… Ann never used/),
    expect.stringMatching(/^bbb… Bob never used/),
  ]);
  await user.click(review.getByRole('button', { name: 'Revoke' }));
  await review.findByText(/^2 done/);
  expect(screen.queryByRole('button', { name: /^Revoke (aaa|bbb)…$/, hidden: true })).toBeNull();
});
