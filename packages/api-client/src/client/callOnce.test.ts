import { signIn } from '../authentication';
import { callOnce } from './callOnce';
import { serviceThat } from './service.fixtures';
import { createServiceClient } from './serviceClient';
import { ServiceError } from './serviceError';

const call = signIn({ name: 'Admin', password: 'open' });

test.each([
  ['an answer', { status: 200, body: { token: 't', user: { name: 'Admin', roles: [] } } }],
  ['a refusal', { status: 401, body: { status: 401, message: 'Bad credentials' } }],
  ['an answer of another shape', { status: 200, body: { token: 7 } }],
  ['a failure', { status: 503, body: 'gone' }],
])('%s is what a client makes of it, asked for in the same way', async (_, answer) => {
  const service = await serviceThat(() => answer);
  const outcome = (asking: Promise<unknown>) => asking.catch((error: unknown) => ({ ...(error as object) }));
  const once = await outcome(callOnce(call, { baseUrl: service.url }));
  const byClient = await outcome(createServiceClient({ baseUrl: service.url }).call(call));
  expect(once).toEqual(byClient);
  const [one, other] = service.requests;
  expect(one).toMatchObject({ method: 'POST', path: other?.path, body: other?.body });
});

test('a service that is out of reach is told as one', async () => {
  const error: unknown = await callOnce(call, { baseUrl: 'http://localhost:9' }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ServiceError);
  expect(error).toMatchObject({ kind: 'unreachable', call: { method: 'POST', path: '/authenticate' } });
});
