import fc from 'fast-check';
import { createLiveBuffer, type LiveBufferOptions } from './liveBuffer';

/** A buffer whose frames the test draws. */
function create(options: Partial<LiveBufferOptions<number>> = {}) {
  let due: (() => void) | undefined;
  const buffer = createLiveBuffer<number>({
    keep: 300,
    slack: 30,
    ...options,
    schedule: (work) => {
      due = work;
      return () => {
        due = undefined;
      };
    },
  });
  const changes = jest.fn();
  buffer.subscribe(changes);
  return {
    buffer,
    changes,
    frame: () => {
      const work = due;
      due = undefined;
      work?.();
    },
    values: () => buffer.getState().entries.map(({ value }) => value),
  };
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('[MONITOR-10] the list grows to 330 and is cut back to the latest 300 once it exceeds that', () => {
  const { buffer, frame, values } = create();
  buffer.push(...numbers(1, 330));
  frame();
  expect(values()).toEqual(numbers(1, 330));
  buffer.push(331);
  frame();
  expect(values()).toEqual(numbers(32, 331));
});

test('[HEALTH-08] without slack the oldest goes as soon as there is one too many', () => {
  const { buffer, frame, values } = create({ keep: 360, slack: 0 });
  buffer.push(...numbers(1, 360));
  frame();
  expect(values()).toHaveLength(360);
  buffer.push(361);
  frame();
  expect(values()).toEqual(numbers(2, 361));
});

test('a thousand messages within a frame are one change, and each is counted', () => {
  const { buffer, changes, frame } = create({ kindOf: (value) => (value % 4 ? 'IN' : 'OUT') });
  for (const value of numbers(1, 1000)) buffer.push(value);
  expect(changes).not.toHaveBeenCalled();
  frame();
  expect(changes).toHaveBeenCalledTimes(1);
  expect(buffer.getState()).toMatchObject({ total: 1000, counts: { IN: 750, OUT: 250 } });
});

test('a pause leaves what is shown, counts on, and tells how many came meanwhile', () => {
  const { buffer, frame, values } = create({ kindOf: () => 'IN' });
  buffer.push(1, 2);
  buffer.pause();
  expect(values()).toEqual([1, 2]);
  buffer.push(...numbers(3, 500));
  frame();
  expect(values()).toEqual([1, 2]);
  expect(buffer.getState()).toMatchObject({ paused: true, waiting: 498, total: 500, counts: { IN: 500 } });
  buffer.resume();
  expect(values().at(-1)).toBe(500);
  expect(buffer.getState()).toMatchObject({ paused: false, waiting: 0 });
});

test('what is cleared is forgotten with its counts, and a pause goes on', () => {
  const { buffer, frame, values } = create({ kindOf: () => 'IN' });
  buffer.push(1, 2);
  buffer.pause();
  buffer.clear();
  expect(buffer.getState()).toEqual({ entries: [], total: 0, counts: {}, paused: true, waiting: 0 });
  buffer.push(3);
  frame();
  expect(buffer.getState().waiting).toBe(1);
  buffer.resume();
  expect(values()).toEqual([3]);
});

test('nothing is shown after the end', () => {
  const { buffer, changes, frame } = create();
  buffer.push(1);
  buffer.close();
  buffer.push(2);
  frame();
  expect(changes).not.toHaveBeenCalled();
});

/** The rule as the documents say it, one message at a time. */
function reference(values: readonly number[], keep: number, slack: number): readonly number[] {
  let list: readonly number[] = [];
  for (const value of values) {
    list = [...list, value];
    if (list.length > keep + slack) list = list.slice(-keep);
  }
  return list;
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ push: fc.integer({ min: 0, max: 40 }) }) },
  { weight: 1, arbitrary: fc.constantFrom('pause', 'resume', 'frame') },
);

test('however messages, pauses and frames fall, nothing is lost in the counts nor in what is kept', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 5 }),
      (steps, keep, slack) => {
        const { buffer, frame, values } = create({ keep, slack, kindOf: (value) => String(value % 2) });
        const came: number[] = [];
        let pausedAt: number | undefined;
        for (const each of steps) {
          if (each === 'frame') frame();
          else if (each === 'resume') {
            buffer.resume();
            pausedAt = undefined;
          } else if (each === 'pause') {
            buffer.pause();
            pausedAt ??= came.length;
          } else {
            const more = numbers(came.length + 1, came.length + each.push);
            came.push(...more);
            buffer.push(...more);
          }
        }
        frame();
        const { total, counts, waiting } = buffer.getState();
        expect(total).toBe(came.length);
        expect(counts['0'] ?? 0).toBe(came.filter((value) => value % 2 === 0).length);
        expect(counts['1'] ?? 0).toBe(came.filter((value) => value % 2 === 1).length);
        expect(waiting).toBe(pausedAt === undefined ? 0 : came.length - pausedAt);
        expect(values()).toEqual(reference(came.slice(0, pausedAt), keep, slack));
        buffer.resume();
        expect(values()).toEqual(reference(came, keep, slack));
      },
    ),
  );
});
