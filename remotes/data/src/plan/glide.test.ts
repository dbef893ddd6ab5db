import { createGlide, glideTime } from './glide';

function stepped(still = false) {
  let now = 0;
  let next: (() => void) | undefined;
  return {
    clock: {
      now: () => now,
      request: (step: () => void) => {
        next = step;
        return 1;
      },
      cancel: () => {
        next = undefined;
      },
      still: () => still,
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
      const step = next;
      next = undefined;
      step?.();
    },
    waits: () => next !== undefined,
  };
}

const places = (names: string[], x: number[]) => ({
  names,
  x: Float64Array.from(x),
  y: new Float64Array(x.length),
});
const shown = ({ current }: ReturnType<typeof createGlide>) => Array.from(current().x);

test('dots glide from where they are to where they shall be, by name; new ones are there at once', () => {
  const { clock, pass, waits } = stepped();
  const glide = createGlide(clock);
  glide.moveTo(places(['a', 'b'], [0, 10]));
  expect(shown(glide)).toEqual([0, 10]);
  glide.moveTo(places(['b', 'new', 'a'], [20, 5, 8]), 'a');
  expect(shown(glide)).toEqual([10, 5, 0]);
  pass(glideTime / 2);
  expect(shown(glide)).toEqual([15, 5, 4]);
  // A poll in between: on from where they are.
  glide.moveTo(places(['a'], [0]), 'a');
  expect(shown(glide)).toEqual([4]);
  expect(glide.current().selected).toBe(0);
  pass(glideTime);
  expect(shown(glide)).toEqual([0]);
  expect(waits()).toBe(false);
});

test('nothing moves for whoever wants no motion', () => {
  const { clock, waits } = stepped(true);
  const glide = createGlide(clock);
  glide.moveTo(places(['a'], [0]));
  glide.moveTo(places(['a'], [9]));
  expect(shown(glide)).toEqual([9]);
  expect(waits()).toBe(false);
});
