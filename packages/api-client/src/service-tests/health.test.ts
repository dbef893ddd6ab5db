/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { showClockSync, startClockSync } from '../clock-sync';
import { listHealthEvents } from '../health-events';
import { showHostHealth, showMetricLimits } from '../host-health';
import { sessionOfTest } from './session';

const { call, requests, sent } = sessionOfTest();

it('[HEALTH-01] reads the state of the host, outside of the service’s segment', async () => {
  expect((await call(showHostHealth())).state).toMatch(/^(HEALTHY|ERROR)$/);
  expect(sent()).toEqual(['GET /health/v1/']);
});

it('[HEALTH-03] reads the limits of the host as they come', async () => {
  expect(await call(showMetricLimits())).toEqual({
    cpuMax: 90,
    cpuDurationMax: 'PT5M',
    memFreeMin: 512,
    memFreeDuration: 'PT5M',
  });
  expect(sent()).toEqual(['GET /health/v1/metrics/configuration']);
});

it('[HEALTH-10] reads the events of a component with id, code, component and times', async () => {
  const { rows, unreadable } = await call(listHealthEvents('READERS'));
  expect(sent()).toEqual(['GET /health/v1/components/READERS/events']);
  expect(unreadable).toEqual([]);
  expect(rows).not.toEqual([]);
  for (const event of rows)
    expect(event).toMatchObject({
      id: expect.stringMatching(/\w/),
      code: expect.stringMatching(/^[A-Z_]+$/),
      component: 'READERS',
      eventTime: expect.stringMatching(/Z$/),
    });
  expect(rows.some(({ eventEndTime }) => eventEndTime === undefined)).toBe(true);
  expect(rows.some(({ eventEndTime }) => eventEndTime !== undefined)).toBe(true);
  await call(listHealthEvents('HOST'));
  expect(sent()[1]).toBe('GET /health/v1/components/HOST/events');
});

it('[CLOCK-02] reads whether clocks are synced, and starts it with a boolean', async () => {
  expect(await call(showClockSync())).toEqual({ enabled: false });
  await call(startClockSync());
  expect(await call(showClockSync())).toEqual({ enabled: true });
  const path = '/itemsense/support/v1/readers/itemsenseTimeSync';
  expect(sent()).toEqual([`GET ${path}`, `PUT ${path}`, `GET ${path}`]);
  expect(JSON.parse(requests()[1]?.body ?? '')).toEqual({ enabled: true });
});
