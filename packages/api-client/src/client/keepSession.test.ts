import { signIn } from '../authentication';
import { listFacilities } from '../facilities';
import { serviceThat } from './service.fixtures';
import { createServiceClient } from './serviceClient';

describe('a token the service no longer accepts', () => {
  const refusing = () => serviceThat(() => ({ status: 401, body: { status: 401, message: 'Unauthorized' } }));

  it('ends the session', async () => {
    const onUnauthorized = jest.fn();
    const client = createServiceClient({
      baseUrl: (await refusing()).url,
      token: () => 'old',
      onUnauthorized,
    });
    await expect(client.call(listFacilities())).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('does not end the session that has begun meanwhile', async () => {
    const onUnauthorized = jest.fn();
    let token = 'old';
    const client = createServiceClient({
      baseUrl: (await refusing()).url,
      token: () => token,
      onUnauthorized,
    });
    const answer = client.call(listFacilities());
    token = 'new';
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is followed by the one of whoever signs in over it, and the same call goes on with that', async () => {
    const service = await serviceThat(({ headers }) =>
      headers.authorization === 'JWT new' ? { body: [{ name: 'Hall' }] } : { status: 401 },
    );
    let token: string | Promise<string> = 'old';
    let signInOver: (renewed: string) => void = () => undefined;
    let tellLocked: () => void = () => undefined;
    const locked = new Promise<void>((resolve) => {
      tellLocked = resolve;
    });
    const client = createServiceClient({
      baseUrl: service.url,
      token: () => token,
      onUnauthorized: () => {
        token = new Promise((resolve) => {
          signInOver = resolve;
        });
        tellLocked();
      },
    });
    const refused = client.call(listFacilities());
    await locked;
    const waiting = client.call(listFacilities());
    signInOver('new');
    expect((await refused).rows).toEqual([{ name: 'Hall' }]);
    expect((await waiting).rows).toEqual([{ name: 'Hall' }]);
    expect(service.requests).toHaveLength(3);
  });

  it('keeps nobody waiting who gives up or signs in', async () => {
    const service = await refusing();
    const client = createServiceClient({ baseUrl: service.url, token: () => new Promise(() => undefined) });
    const caller = new AbortController();
    const waiting = client.call(listFacilities(), { signal: caller.signal });
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
    await expect(client.call(signIn({ name: 'Admin', password: 'x' }))).rejects.toMatchObject({
      status: 401,
    });
  });

  it('is not what a refused sign-in is about', async () => {
    const onUnauthorized = jest.fn();
    const client = createServiceClient({
      baseUrl: (await refusing()).url,
      token: () => 'old',
      onUnauthorized,
    });
    await expect(client.call(signIn({ name: 'Admin', password: 'x' }))).rejects.toMatchObject({
      status: 401,
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
