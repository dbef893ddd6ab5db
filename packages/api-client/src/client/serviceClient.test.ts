import { signIn } from '../authentication';
import { showFacility } from '../facilities';
import { serviceThat } from './service.fixtures';
import { createServiceClient } from './serviceClient';
import { isNotFound, ServiceError } from './serviceError';

it('tells a record that is not there from other failures', async () => {
  const service = await serviceThat(({ path }) => ({ status: path.endsWith('/A') ? 404 : 500 }));
  const client = createServiceClient({ baseUrl: service.url });
  const failure = (name: string) => client.call(showFacility(name)).catch((error: unknown) => error);
  expect(isNotFound(await failure('A'))).toBe(true);
  expect(isNotFound(await failure('B'))).toBe(false);
  expect(isNotFound(new Error('404'))).toBe(false);
});

it('never puts what was sent into the error', async () => {
  const service = await serviceThat(() => ({
    status: 401,
    body: { status: 401, message: 'Bad credentials' },
  }));
  const client = createServiceClient({ baseUrl: service.url, token: () => 'sesame' });
  const error: unknown = await client
    .call(signIn({ name: 'Admin', password: 'open' }))
    .catch((error) => error);
  expect(error).toBeInstanceOf(ServiceError);
  expect(JSON.stringify(error)).not.toMatch(/open|sesame/);
});
