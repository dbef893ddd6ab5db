import { listFacilities } from '../facilities';
import { limitTime } from './limitTime';
import { requestOf } from './request';
import { serviceThat } from './service.fixtures';
import { createServiceClient } from './serviceClient';

const never = new Promise<never>(() => undefined);

it('answers too late: unreachable', async () => {
  const service = await serviceThat(() => never);
  const client = createServiceClient({ baseUrl: service.url, timeout: 50 });
  await expect(client.call(listFacilities())).rejects.toMatchObject({ kind: 'unreachable' });
});

it.each([
  [true, false],
  [false, true],
])('ends in time what has not begun to come as a file (begun: %s)', (begun, ended) => {
  jest.useFakeTimers();
  const call = { ...listFacilities(), reads: 'file' as const };
  const sending = { ...requestOf(call, undefined), call, url: '/file', token: undefined, reading: {} };
  let signal: AbortSignal | undefined;
  const file = limitTime(50)((limited) => {
    if (begun) limited.onFile?.();
    signal = limited.signal;
    return never;
  });
  void file(sending);
  jest.advanceTimersByTime(51);
  expect(signal?.aborted).toBe(ended);
  jest.useRealTimers();
});
