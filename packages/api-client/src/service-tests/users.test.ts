/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { orNone } from '../client';
import {
  assignableRoles,
  createUser,
  destroyUser,
  listRoles,
  listUsers,
  replaceUser,
  showCurrentUser,
  showUser,
} from '../users';
import { sessionOfTest } from './session';

const session = sessionOfTest();
const { call } = session;

const sent = () => session.wire.requests.slice(1);
const users = '/itemsense/configuration/v1/users';

test('[WIRE-03] [WIRE-05] [USER-13] users are created, replaced, listed, shown and destroyed', async () => {
  const draft = { name: 'Contract1', password: 'contract-1', roles: ['DataReader'] };
  expect(await call(createUser(draft))).toEqual({ name: 'Contract1', roles: ['DataReader'] });
  expect(await call(replaceUser({ ...draft, password: '', roles: ['JobRunner'] }))).toEqual({
    name: 'Contract1',
    roles: ['JobRunner'],
  });
  expect((await call(listUsers())).rows).toContainEqual({ name: 'Contract1', roles: ['JobRunner'] });
  expect(await call(showUser('contract1'))).toEqual({ name: 'Contract1', roles: ['JobRunner'] });
  await call(destroyUser('Contract1'));
  expect(await call(orNone(showUser('Contract1')))).toBeNull();
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${users}/create`,
    `PUT ${users}/createOrReplace`,
    `GET ${users}/show`,
    `GET ${users}/show/contract1`,
    `DELETE ${users}/destroy/Contract1`,
    `GET ${users}/show/Contract1`,
  ]);
  expect(sent().map(({ body }) => body && JSON.parse(body))).toMatchObject([draft, {}, '', '', '', '']);
});

test('[USER-08] a blank password is absent from what is sent, and nothing else of a form is sent', async () => {
  const form = { name: 'Contract2', password: 'contract-2', roles: ['Admin'], confirmation: 'contract-2' };
  await call(replaceUser(form));
  await call(replaceUser({ ...form, password: '' }));
  expect(sent().map(({ body }) => JSON.parse(body))).toEqual([
    { name: 'Contract2', password: 'contract-2', roles: ['Admin'] },
    { name: 'Contract2', roles: ['Admin'] },
  ]);
});

test('[USER-11] the roles that may be given come from the service, without those for machines', async () => {
  expect(assignableRoles(await call(listRoles()))).toEqual([
    'Admin',
    'ConfigManager',
    'JobRunner',
    'DataReader',
  ]);
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${users}/roles/show`]);
});

test('the service says who asks, and why a user cannot be saved', async () => {
  expect(await call(showCurrentUser())).toEqual({ name: 'Admin', roles: ['Admin'] });
  const refused = call(replaceUser({ name: 'Contract3', roles: [] }));
  await expect(refused).rejects.toMatchObject({
    status: 400,
    detail: 'Invalid request: password is required for a new user',
  });
});
