import { createGlide, liveGlideTime, type NamedPlaces } from './glide';
import { gatherMoves } from './useItemMoves';

const at = (x: number): NamedPlaces => ({ names: ['30A1'], x: Float64Array.of(x), y: Float64Array.of(0) });

/** Frames of 10 ms by the timers of the test. */
const frames = {
  now: () => Date.now(),
  request: (next: () => void) => Number(setTimeout(next, 10)),
  cancel: (frame: number) => clearTimeout(frame),
  still: () => false,
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a dot is where its item is 0.3 s after the queue has told its move', () => {
  const glide = createGlide(frames);
  glide.moveTo(at(0));
  const { add } = gatherMoves((moves) => glide.moveTo(at(moves.at(-1)?.toX ?? 0), undefined, liveGlideTime));
  const x = () => glide.current().x[0];
  add({ epc: '30A1', toX: 7 });
  jest.advanceTimersByTime(40);
  // What is told meanwhile puts nothing off.
  add({ epc: '30A1', toX: 10 });
  jest.advanceTimersByTime(59);
  expect(x()).toBe(0);
  jest.advanceTimersByTime(101);
  expect(x()).toBeGreaterThan(0);
  expect(x()).toBeLessThan(10);
  jest.advanceTimersByTime(100);
  expect(x()).toBe(10);
});

test('moves that are told together are handed on together, and none after the page was left', () => {
  const told: number[] = [];
  const { add, stop } = gatherMoves((moves) => told.push(moves.length));
  for (const epc of ['30A1', '30A2', '30A3']) add({ epc });
  jest.advanceTimersByTime(1000);
  expect(told).toEqual([3]);
  add({ epc: '30A4' });
  stop();
  jest.advanceTimersByTime(1000);
  expect(told).toEqual([3]);
});
