import { createServiceClient } from '../client';
import { healthEventQueries } from '../health-events';
import { readHealthEvent } from '../health-events/adapter';
import { bearableErrors } from '../polling';
import { hostHealthQueries } from '.';
import { readHostHealth, readMetricLimits } from './adapter';

const client = createServiceClient({ baseUrl: '' });

it.each([
  [{ HOST: { state: 'HEALTHY' }, READERS: { state: 'WARNING' } }, { state: 'HEALTHY' }],
  [{ HOST: { state: 'ERROR' } }, { state: 'ERROR' }],
  [{ HOST: { state: 'LATER' } }, { state: 'LATER' }],
  [{ HOST: null }, {}],
  [{}, {}],
])('[HEALTH-01] reads %j as %j', (answer, health) => {
  expect(readHostHealth(answer)).toEqual(health);
});

it('[HEALTH-03] reads limits as they come, without those the service does not say', () => {
  expect(
    readMetricLimits({ cpuMax: 90, cpuDurationMax: 'PT5M', memFreeMin: 0, memFreeDuration: null }),
  ).toEqual({
    cpuMax: 90,
    cpuDurationMax: 'PT5M',
    memFreeMin: 0,
  });
  expect(readMetricLimits({})).toEqual({});
});

it('[HEALTH-10] reads an event, whatever its id is, that is over or lasts', () => {
  const event = { code: 'CPU_USAGE', component: 'HOST', eventTime: '2026-03-02T08:00:00.000Z' };
  expect(readHealthEvent({ ...event, id: 7, eventEndTime: null })).toEqual({ ...event, id: '7' });
  expect(readHealthEvent({ ...event, id: 'a', eventEndTime: '2026-03-02T08:10:00.000Z[GMT]' })).toEqual({
    ...event,
    id: 'a',
    eventEndTime: '2026-03-02T08:10:00.000Z',
  });
});

it('[HEALTH-01] the host is asked for every 20 s, also after an error', () => {
  expect(hostHealthQueries(client).state()).toMatchObject({ refetchInterval: 20_000, retry: false });
});

it('[HEALTH-10] [HEALTH-11] events are asked for every 20 s, through errors', () => {
  const { refetchInterval, retry, retryDelay } = healthEventQueries(client).ofComponent('HOST');
  const next = (status: string) =>
    (refetchInterval as (query: object) => number | false)({ state: { status, data: [] } });
  expect([next('success'), next('error')]).toEqual([20_000, false]);
  expect([retry, retryDelay]).toEqual([bearableErrors - 1, 20_000]);
});
