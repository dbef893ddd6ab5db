import { expect, test } from '@playwright/test';
import { startSession } from '../browser/signIn';
import { deep } from '../site/deep';
import { bytesKept } from './countKept';
import { type Counts, describeCounts, growing } from './growth';
import { isExpected } from './isExpected';
import { serve } from './serve';

const minute = 60_000;
const hour = 60 * minute;

/** Time between two visits, and between two counts. */
const [pause, interval] = [20 * minute, 4 * hour];

const checkpoints = 7;

/** Calls that pages make again and again. */
const polled = [
  '/itemsense/configuration/v1/readerDefinitions/show',
  '/itemsense/health/v1/readers',
  '/itemsense/control/v1/jobs/show',
  '/itemsense/configuration/v1/facilities/show',
];

(deep ? test : test.skip)(
  'a day of a stepped clock: neither gateway nor service keeps more after each four hours of it',
  async () => {
    test.setTimeout(3_600_000);
    const service = await serve('service', '', 'stepped');
    const gateway = await serve('gateway', service.url, 'stepped');
    try {
      /** Somebody comes, looks, follows what changes, asks for a channel, changes something, and goes. */
      const visit = async () => {
        const [token] = await startSession(gateway.url);
        const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' };
        const call = async (path: string, method = 'GET', body?: object) => {
          const answer = await fetch(gateway.url + path, {
            method,
            headers,
            ...(body && { body: JSON.stringify(body) }),
          });
          expect(answer.status, `${method} ${path}`).toBeLessThan(300);
          return answer.text();
        };
        await call('/readers/definitions');
        for (const path of [...polled, ...polled]) await call(path);
        const over = new AbortController();
        const changes = await fetch(`${gateway.url}/console/changes`, { signal: over.signal });
        await changes.body?.getReader().read();
        over.abort();
        await call('/api/metrics/system.cpu.usage?interval=5000', 'POST');
        await call('/api/metrics/system.cpu.usage', 'DELETE');
        const facilities = '/itemsense/configuration/v1/facilities';
        await call(`${facilities}/create`, 'POST', { name: 'Annex' });
        await call(`${facilities}/destroy/Annex`, 'DELETE');
      };
      const pass = async (milliseconds: number) => {
        for (let passed = 0; passed < milliseconds; passed += pause) {
          await visit();
          const question = { kind: 'advance', milliseconds: pause } as const;
          await Promise.all([service.ask(question), gateway.ask(question)]);
        }
      };
      const count = async (): Promise<Counts> => ({
        ...(await gateway.count()),
        ...(await service.count()),
      });
      await pass(hour);
      const counted: Counts[] = [await count()];
      while (counted.length < checkpoints) {
        await pass(interval);
        counted.push(await count());
      }
      const summary = ['gateway', 'service'].map((place) => `${place}: ${bytesKept}`);
      console.info(describeCounts(counted, summary));
      expect(growing(counted).filter(({ what }) => !isExpected(what))).toEqual([]);
    } finally {
      gateway.stop();
      service.stop();
    }
  },
);
