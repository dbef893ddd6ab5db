import { listFacilities } from '../facilities';
import { serviceThat } from './service.fixtures';
import { createServiceClient } from './serviceClient';

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
