import { type RecordedRequest, type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { type MutationOptions, QueryClient, QueryObserver } from '@tanstack/react-query';
import { createServiceClient, type ServiceClient } from '../client';
import { readerHealthQueries } from '../reader-health';
import { readerDefinitionMutations, readerDefinitionQueries } from '.';

const definition = (name: string) => ({ name, address: 'a', type: 'XSPAN' });

let service: RecordingProxy;
let client: ServiceClient;
let cache: QueryClient;
let stored: ReturnType<typeof definition>[];

function answer({ method, path, body }: RecordedRequest) {
  const name = decodeURIComponent(path.split('/').at(-1) ?? '');
  if (path.endsWith('/readers')) return { body: [] };
  if (path.endsWith('/readerDefinitions/show')) return { body: stored };
  if (method === 'GET') {
    const one = stored.find((each) => each.name === name);
    return one ? { body: one } : { status: 404 };
  }
  if (method === 'DELETE') {
    stored = stored.filter((each) => each.name !== name);
    return { status: 204 };
  }
  return { body: body || undefined };
}

const queries = () => readerDefinitionQueries(client, { cache });
const asked = () => service.requests.map(({ method, path }) => `${method} ${path.split('/v1/').at(-1)}`);

function run<Data, Variables, Context>(
  options: MutationOptions<Data, Error, Variables, Context>,
  variables: Variables,
) {
  return cache.getMutationCache().build(cache, options).execute(variables);
}

beforeEach(async () => {
  stored = [definition('Dock 1'), definition('Dock 2')];
  service = await startRecordingProxy({ answer });
  client = createServiceClient({ baseUrl: service.url });
  cache = new QueryClient();
});

afterEach(async () => {
  await cache.cancelQueries();
  cache.clear();
  await service.close();
});

it('shows a record opened from the list at once, without asking for it', async () => {
  await cache.fetchQuery(queries().list());
  const observer = new QueryObserver(cache, queries().one('Dock 2'));
  const stop = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult()).toMatchObject({ data: { name: 'Dock 2' }, isFetching: false });
  expect(asked()).toEqual(['GET readerDefinitions/show']);
  stop();
});

it('asks for a record that no list has shown', async () => {
  expect(await cache.fetchQuery(queries().one('Dock 2'))).toMatchObject({ name: 'Dock 2' });
  expect(asked()).toEqual(['GET readerDefinitions/show/Dock%202']);
});

it('[ERROR-11] looks a name up without an error when it is free', async () => {
  expect(await cache.fetchQuery(queries().lookup('Dock 3'))).toBeNull();
  expect(await cache.fetchQuery(queries().lookup('Dock 1'))).toMatchObject({ name: 'Dock 1' });
  expect(queries().lookup('Dock 3').meta).toMatchObject({ notFoundAllowed: true });
});

it('[WIRE-03] creates a new definition and replaces a known one', async () => {
  const { save } = readerDefinitionMutations(client);
  await run(save(), { record: definition('Dock 3') });
  await run(save(), { record: definition('Dock 3'), id: 'Dock 3' });
  expect(asked()).toEqual(['POST readerDefinitions/create', 'PUT readerDefinitions/createOrReplace']);
});

it('shows what was saved at once, and asks for lists and health anew', async () => {
  await cache.fetchQuery(queries().list());
  await cache.fetchQuery(readerHealthQueries(client).list());
  const { save } = readerDefinitionMutations(client);
  await run(save(), { record: { ...definition('Dock 1'), address: 'b' }, id: 'Dock 1' });
  expect(cache.getQueryData(queries().one('Dock 1').queryKey)).toMatchObject({ address: 'b' });
  expect(cache.getQueryState(queries().list().queryKey)).toMatchObject({ isInvalidated: true });
  expect(cache.getQueryState(readerHealthQueries(client).list().queryKey)).toMatchObject({
    isInvalidated: true,
  });
});

it('takes what was deleted off the list at once, and never asks for it again', async () => {
  await cache.fetchQuery(queries().list());
  const observer = new QueryObserver(cache, queries().one('Dock 1'));
  const stop = observer.subscribe(() => undefined);
  await run(readerDefinitionMutations(client).remove(), { name: 'Dock 1' });
  stop();
  expect(cache.getQueryData(queries().list().queryKey)?.rows.map(({ name }) => name)).toEqual(['Dock 2']);
  expect(asked()).toEqual(['GET readerDefinitions/show', 'DELETE readerDefinitions/destroy/Dock%201']);
});

it('names the record in the meta of every mutation', () => {
  const { save, remove, restart } = readerDefinitionMutations(client);
  expect(save().meta).toMatchObject({ model: 'reader-definition', action: 'save' });
  expect(save().meta?.describe?.({ record: definition('Dock 1') })).toBe('Dock 1');
  expect(remove().meta?.describe?.({ name: 'Dock 1' })).toBe('Dock 1');
  expect(restart().meta).toMatchObject({ action: 'restart' });
});
