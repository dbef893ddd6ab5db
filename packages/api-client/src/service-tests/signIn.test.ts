/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { signIn } from '../authentication';
import { listFacilities } from '../facilities';
import { completeMachineSetup, showMachineSetup } from '../machine-setup';
import { isProvisioned, showProvisioning } from '../provisioning';
import { admin, type Session, startSession } from './session';

let session: Session;

beforeEach(async () => {
  session = await startSession();
});

afterEach(() => session.close());

it('[LOGIN-03] signs in with exactly name and password and no token', async () => {
  const { user, token } = await session.client.call(signIn(admin));
  expect(user).toEqual({ name: 'Admin', roles: expect.arrayContaining(['Admin']) });
  expect(token).not.toBe('');
  for (const { method, path, headers, body } of session.wire.requests) {
    expect([method, path]).toEqual(['POST', '/authenticate']);
    expect(JSON.parse(body)).toEqual(admin);
    expect(headers['content-type']).toBe('application/json');
    expect(headers).not.toHaveProperty('authorization');
  }
  expect(session.wire.requests).toHaveLength(2);
});

it('[LOGIN-03] is refused with a reason when the password is wrong', async () => {
  const attempt = session.client.call(signIn({ ...admin, password: 'wrong' }));
  await expect(attempt).rejects.toMatchObject({
    kind: 'refused',
    status: 401,
    detail: expect.stringMatching(/\w/),
  });
});

it('[WIRE-01] sends the token with every other call', async () => {
  await session.client.call(listFacilities());
  await session.client.call(showProvisioning());
  await session.client.call(completeMachineSetup());
  const sent = session.wire.requests.slice(1).map(({ headers }) => headers.authorization);
  expect(sent).toEqual(Array(3).fill(`JWT ${session.token}`));
});

it('[TOUR-01] reads whether the service is provisioned and set up', async () => {
  expect(isProvisioned(await session.client.call(showProvisioning()))).toBe(true);
  await session.client.call(completeMachineSetup());
  expect(await session.client.call(showMachineSetup())).toMatchObject({
    initialConfigurationCompleted: true,
  });
  expect(session.wire.requests.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/api/provisioning_state', ''],
    ['PUT', '/api/machine/setup/completed', ''],
    ['GET', '/api/machine/setup', ''],
  ]);
});
