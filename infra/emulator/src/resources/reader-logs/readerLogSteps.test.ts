import { seededRandom } from '../../server/random/random';
import { readerLogTimes, stepReaderLog, waitForReaderLog } from './readerLogSteps';

const randoms = Array.from({ length: 500 }, (_, seed) => seededRandom(seed));

test('[LOG-03] the log of a reader takes its time, and mostly arrives', () => {
  const waits = randoms.map((random) => waitForReaderLog(true, random));
  const [least, most] = readerLogTimes.sending;
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...waits)).toBeLessThanOrEqual(most);
  expect(new Set(waits).size).toBeGreaterThan(100);
  const failed = randoms.filter((random) => stepReaderLog(true, random).state === 'ERROR');
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(60);
});

test('[LOG-03] of a reader that is not connected nothing is heard, and the reason is told', () => {
  const [random] = randoms;
  if (!random) throw new Error('There is no random.');
  expect(waitForReaderLog(false, random)).toBe(readerLogTimes.unreachable);
  expect(stepReaderLog(false, random)).toEqual({ state: 'ERROR', message: 'The reader is not connected' });
});
