import {
  type RecordingProxy,
  type RecordingProxyOptions,
  startRecordingProxy,
} from '@console/testing/recording';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { signIn } from '../authentication';
import { facilityQueries, listFacilities, showFacility } from '../facilities';
import { createServiceClient } from './serviceClient';
import { isNotFound, ServiceError } from './serviceError';

const running: RecordingProxy[] = [];
const never = new Promise<never>(() => undefined);

async function serviceThat(answer: RecordingProxyOptions['answer']) {
  const service = await startRecordingProxy({ answer });
  running.push(service);
  return service;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

it('answers nobody: unreachable', async () => {
  const service = await startRecordingProxy({});
  await service.close();
  await expect(createServiceClient({ baseUrl: service.url }).call(listFacilities())).rejects.toMatchObject({
    name: 'ServiceError',
    kind: 'unreachable',
    detail: "Couldn't communicate with the server.",
    status: undefined,
  });
});

it('answers too late: unreachable', async () => {
  const service = await serviceThat(() => never);
  const client = createServiceClient({ baseUrl: service.url, timeout: 50 });
  await expect(client.call(listFacilities())).rejects.toMatchObject({ kind: 'unreachable' });
});

it('[ERROR-08] breaks off in the middle of an answer: unreadable', async () => {
  const service = await serviceThat(() => ({ headers: { 'content-length': '500' }, body: '[' }));
  const answer = createServiceClient({ baseUrl: service.url, timeout: 300 }).call(listFacilities());
  await expect(answer).rejects.toMatchObject({
    kind: 'unreadable',
    detail: 'Error getting response from server',
    status: 200,
  });
});

it('ends with whoever asked: aborted', async () => {
  const service = await serviceThat(() => never);
  const asker = new AbortController();
  const answer = createServiceClient({ baseUrl: service.url }).call(listFacilities(), {
    signal: asker.signal,
  });
  const outcome = expect(answer).rejects.toMatchObject({
    kind: 'aborted',
    detail: 'The adapter operation was aborted',
  });
  await service.arrived(1);
  asker.abort();
  await outcome;
});

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

describe('an answer asked for ahead of the code', () => {
  const answered = () => serviceThat(() => ({ body: [{ name: 'fresh' }] }));
  const early = (answer: Promise<Response>, url: string) => ({ [url + listFacilities().path]: answer });

  it('is used once, in place of a request', async () => {
    const service = await answered();
    const take = early(Promise.resolve(new Response('[{"name":"early"}]')), service.url);
    const client = createServiceClient({ baseUrl: service.url, early: take });
    expect((await client.call(listFacilities())).rows).toEqual([{ name: 'early' }]);
    expect(service.requests).toHaveLength(0);
    expect((await client.call(listFacilities())).rows).toEqual([{ name: 'fresh' }]);
    expect(service.requests).toHaveLength(1);
  });

  it('is asked for anew when it failed on its way', async () => {
    const service = await answered();
    const take = early(Promise.reject(new TypeError('Failed to fetch')), service.url);
    const client = createServiceClient({ baseUrl: service.url, early: take });
    expect((await client.call(listFacilities())).rows).toEqual([{ name: 'fresh' }]);
  });

  it('does not outlast the time limit', async () => {
    const service = await answered();
    const client = createServiceClient({
      baseUrl: service.url,
      early: early(never, service.url),
      timeout: 50,
    });
    await expect(client.call(listFacilities())).rejects.toMatchObject({ kind: 'unreachable' });
  });

  const { path } = listFacilities();
  const signedIn = async (keptFor?: number) => {
    const service = await answered();
    let token: string | undefined = 'one';
    const options = { baseUrl: service.url, token: () => token, keptFor };
    const client = createServiceClient(options);
    return { service, client, signInAs: (next: string | undefined) => (token = next) };
  };

  it('is the answer of its query from the start, and not asked for again', async () => {
    const { service, client } = await signedIn();
    await client.prefetch(path);
    const cache = new QueryClient();
    const observer = new QueryObserver(cache, facilityQueries(client).list());
    const stop = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult()).toMatchObject({
      isFetching: false,
      data: { rows: [{ name: 'fresh' }] },
    });
    expect(service.requests).toHaveLength(1);
    stop();
    cache.clear();
  });

  it('is nothing for a query that is not enabled since its record has no name yet', async () => {
    const { client } = await signedIn();
    const options = { ...facilityQueries(client).one(''), enabled: false };
    expect(new QueryObserver(new QueryClient(), options).getCurrentResult().data).toBeUndefined();
  });

  it('on its way is waited for by the call', async () => {
    const { service, client } = await signedIn();
    void client.prefetch(path);
    expect((await client.call(listFacilities())).rows).toEqual([{ name: 'fresh' }]);
    expect(service.requests).toHaveLength(1);
  });

  it('is asked for once, and not when the call itself was answered a moment ago', async () => {
    const { service, client } = await signedIn();
    await Promise.all([client.prefetch(path), client.prefetch(path)]);
    expect(client.prefetch(path)).toBeUndefined();
    await client.call(listFacilities());
    expect(client.prefetch(path)).toBeUndefined();
    const under = client.call(showFacility('A')).catch(() => undefined);
    expect(client.prefetch(showFacility('A').path)).toBeUndefined();
    await under;
    expect(service.requests).toHaveLength(2);
  });

  it('that nobody keeps any more is asked for again', async () => {
    const { service, client } = await signedIn(0);
    await client.call(listFacilities());
    await client.prefetch(path);
    expect(service.requests).toHaveLength(2);
  });

  it('does not count after something was written', async () => {
    const { service, client } = await signedIn();
    await client.prefetch(path);
    await client.call(signIn({ name: 'Admin', password: 'x' })).catch(() => undefined);
    expect(client.prefetched(listFacilities())).toBeUndefined();
    await client.call(listFacilities());
    expect(service.requests).toHaveLength(3);
  });

  it('is for the session that asked, and without a session nothing is asked', async () => {
    const { service, client, signInAs } = await signedIn();
    await client.prefetch(path);
    signInAs('two');
    expect(client.prefetched(listFacilities())).toBeUndefined();
    signInAs(undefined);
    expect(client.prefetch(path)).toBeUndefined();
    expect(service.requests).toHaveLength(1);
  });

  it('that is a refusal is left to the call', async () => {
    const service = await serviceThat(() => ({ status: 500 }));
    const client = createServiceClient({ baseUrl: service.url, token: () => 'one' });
    await client.prefetch(path);
    expect(client.prefetched(listFacilities())).toBeUndefined();
    await expect(client.call(listFacilities())).rejects.toMatchObject({ status: 500 });
    expect(service.requests).toHaveLength(1);
  });
});

it('answers the same text with the same answer, and other text with another', async () => {
  let name = 'Dock';
  const service = await serviceThat(() => ({ body: [{ name }] }));
  const client = createServiceClient({ baseUrl: service.url });
  const first = await client.call(listFacilities());
  expect(await client.call(listFacilities())).toBe(first);
  name = 'Yard';
  expect(await client.call(listFacilities())).toEqual({ rows: [{ name: 'Yard' }], unreadable: [] });
  expect(service.requests).toHaveLength(3);
});

describe('a service that names entity tags', () => {
  it('is asked whether what it answered has changed, and may answer in a few bytes that it has not', async () => {
    let tag = 'W/"1"';
    const service = await serviceThat(({ headers }) =>
      headers['if-none-match'] === tag
        ? { status: 304, headers: { 'content-type': 'application/json', etag: tag } }
        : { headers: { 'content-type': 'application/json', etag: tag }, body: [{ name: tag }] },
    );
    const client = createServiceClient({ baseUrl: service.url });
    const first = await client.call(listFacilities());
    expect(await client.call(listFacilities())).toBe(first);
    tag = 'W/"2"';
    expect((await client.call(listFacilities())).rows).toEqual([{ name: tag }]);
    expect(service.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      'W/"1"',
      'W/"1"',
    ]);
  });

  it('is asked whether an answer that came ahead of its call has changed, as of any other', async () => {
    const service = await serviceThat(({ headers }) =>
      headers['if-none-match'] === 'W/"1"'
        ? { status: 304, headers: { etag: 'W/"1"' } }
        : { headers: { etag: 'W/"1"' }, body: [{ name: 'Yard' }] },
    );
    const client = createServiceClient({ baseUrl: service.url, token: () => 'one' });
    await client.prefetch(listFacilities().path);
    const first = client.prefetched(listFacilities())?.answer;
    expect(first?.rows).toEqual([{ name: 'Yard' }]);
    expect(await client.call(listFacilities())).toBe(first);
    expect(service.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, 'W/"1"']);
  });

  it('may give the same text another tag, which does not make it another answer', async () => {
    let count = 0;
    const service = await serviceThat(() => {
      count += 1;
      return { headers: { etag: `W/"${count}"` }, body: [] };
    });
    const client = createServiceClient({ baseUrl: service.url });
    const first = await client.call(listFacilities());
    expect(await client.call(listFacilities())).toBe(first);
    await client.call(listFacilities());
    expect(service.requests.at(-1)?.headers['if-none-match']).toBe('W/"2"');
  });

  it('is not believed that nothing has changed when it was not asked', async () => {
    const service = await serviceThat(() => ({ status: 304 }));
    const client = createServiceClient({ baseUrl: service.url });
    await expect(client.call(listFacilities())).rejects.toMatchObject({ kind: 'refused', status: 304 });
  });
});

it('knows by how much the clock of the service is off, by its latest answer', async () => {
  const service = await serviceThat(() => ({
    headers: { 'content-type': 'application/json', date: new Date(Date.now() + 90_000).toUTCString() },
    body: [],
  }));
  const client = createServiceClient({ baseUrl: service.url });
  expect(client.clockDifference()).toBeUndefined();
  await client.call(listFacilities());
  expect(Math.abs((client.clockDifference() ?? 0) - 90_000)).toBeLessThan(5000);
});
