import { describeStore } from '../test/contract';
import { freshSchema, noPostgres, type Schema } from '../test/postgresServer';
import { openStore } from './openStore';
import { postgresStore } from './postgresStore';

test.each([
  ['postgres://localhost', 'names no database'],
  ['postgres://', 'names no database'],
])('%s is refused in words', (address, sentence) => {
  expect(() => openStore(address)).toThrow(sentence);
});

test('a server that does not answer is unreachable, and its password is in no message', async () => {
  const store = postgresStore('postgres://console:secret@127.0.0.1:9/console');
  const failure = await store.read('registry.json').catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 'unreachable',
    message: 'postgres://127.0.0.1:9/console does not answer (ECONNREFUSED).',
  });
  expect(JSON.stringify([failure, store])).not.toContain('secret');
});

if (noPostgres) {
  console.warn(noPostgres);
  test.skip(noPostgres, () => undefined);
} else {
  const schemas: Schema[] = [];
  afterAll(() => Promise.all(schemas.map((schema) => schema.drop())));

  describeStore('a table of PostgreSQL', async () => {
    const schema = await freshSchema();
    schemas.push(schema);
    return openStore(schema.url);
  });

  test('two processes may create the table at the same time', async () => {
    const schema = await freshSchema();
    schemas.push(schema);
    const stores = Array.from({ length: 4 }, () => openStore(schema.url));
    await Promise.all(stores.map((store, index) => store.write(`by-${index}`, 'one')));
    expect(await stores[0]?.list('by-')).toHaveLength(4);
  });
}
