import { startRecordingProxy } from '@console/testing/recording';
import { listFacilities } from '../facilities';
import { serviceThat } from './service.fixtures';
import { createServiceClient } from './serviceClient';

const never = new Promise<never>(() => undefined);

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
