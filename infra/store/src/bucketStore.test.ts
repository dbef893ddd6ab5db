import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BucketService, noBucketService, startBucketService } from '../test/bucketService';
import { describeStore } from '../test/contract';
import { bucketStore } from './bucketStore';
import { openStore } from './openStore';

const environment = { AWS_ACCESS_KEY_ID: 'one', AWS_SECRET_ACCESS_KEY: 'two' };

test.each<[string, Record<string, string>, string]>([
  ['s3://', environment, 's3:// does not name a bucket: give s3://bucket/path.'],
  ['s3://Console/path', environment, 's3://Console/path does not name a bucket'],
  ['s3://console/../other', environment, 'is not a path of a file in a store'],
  ['s3://console', {}, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have to be set'],
  ['s3://console', { ...environment, AWS_ENDPOINT_URL: 'storage' }, "AWS_ENDPOINT_URL is 'storage'"],
  ['gs://console', environment, "'gs://console' is not the address of a store"],
])('%s is refused in words', (address, variables, sentence) => {
  expect(() => openStore(address, variables)).toThrow(sentence);
});

test('a bucket that nobody answers for is unreachable', async () => {
  const store = bucketStore('s3://console', { ...environment, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' });
  await expect(store.read('registry.json')).rejects.toMatchObject({
    code: 'unreachable',
    message: 's3://console does not answer at http://127.0.0.1:9.',
  });
});

test('a bucket that takes what it should refuse is not written to on condition', async () => {
  const written: string[] = [];
  const service = createServer((request, response) => {
    if (request.method === 'PUT') written.push(new URL(request.url ?? '', 'http://bucket').pathname);
    response.setHeader('etag', '"1"').end();
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const { port } = service.address() as AddressInfo;
  const store = bucketStore('s3://console', { ...environment, AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` });
  await expect(store.write('registry.json', '', { ifAbsent: true })).rejects.toMatchObject({
    code: 'unusable',
    message: 's3://console ignores the conditions of writes.',
  });
  expect(written).not.toContain('/console/registry.json');
  service.closeAllConnections();
  service.close();
});

if (noBucketService) {
  console.warn(noBucketService);
  test.skip(noBucketService, () => undefined);
} else
  describe('with a service of buckets', () => {
    let service: BucketService;
    beforeAll(async () => {
      service = await startBucketService();
    }, 60_000);
    afterAll(() => service.close());

    const open = async (path = '') => openStore(`s3://${await service.bucket()}${path}`, service.environment);
    describeStore(
      'a path in a bucket',
      () => open('/sites/north'),
      () => service.page,
    );

    test('stores in one bucket do not see each other', async () => {
      const bucket = await service.bucket();
      const at = (path: string) => openStore(`s3://${bucket}/${path}`, service.environment);
      await at('north').write('registry.json', 'north');
      await at('north-2').write('registry.json', 'north 2');
      expect((await at('north').list('')).map(({ path }) => path)).toEqual(['registry.json']);
      expect(await at('south').read('registry.json')).toBeUndefined();
    });

    test('a bucket that is not there is told from a file that is not', async () => {
      const store = openStore('s3://none-of-that-name', service.environment);
      const absent = { code: 'unusable', message: 'There is no bucket none-of-that-name.' };
      await expect(store.read('registry.json')).rejects.toMatchObject(absent);
      await expect(store.write('registry.json', '')).rejects.toMatchObject(absent);
      await expect(store.list('')).rejects.toMatchObject(absent);
    });
  });
