import { type CallCount, countCalls } from '@console/workspace';
import { expect, test } from '../browser/test';

// What every journey costs beside what it does: from one to the next its console ends and another one begins.
test.describe.configure({ mode: 'serial' });

/** The first one loads what the later ones find. */
const [warmUp, counted] = [1, 3];

let calls: CallCount | undefined;
const counts: number[] = [];

for (let time = 0; time <= warmUp + counted; time += 1)
  test(`an empty journey, ${time + 1} of ${warmUp + counted + 1}`, { tag: '@engines' }, async ({ page }) => {
    expect(page.url()).toBe('about:blank');
    calls ??= countCalls();
    counts.push(calls.take());
    if (time < warmUp + counted) return;
    calls.stop();
    // The first count is of no whole journey.
    const whole = counts.slice(1 + warmUp).toSorted((one, other) => one - other);
    test.info().annotations.push({ type: 'calls', description: String(whole[whole.length >> 1]) });
  });
