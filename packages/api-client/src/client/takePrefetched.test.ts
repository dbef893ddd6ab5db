import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { signIn } from '../authentication';
import { facilityQueries, listFacilities, showFacility } from '../facilities';
import { serviceThat } from './service.fixtures';
import { createServiceClient } from './serviceClient';

const never = new Promise<never>(() => undefined);

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
