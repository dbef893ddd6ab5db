import { change, instantAt, isPlaying, moveTo, type PlaybackClock, pause, play } from './clock';

const range = { start: 1000, end: 11_000 };
const standing: PlaybackClock = { instant: 1000, began: undefined, rate: 10, loop: false };

test('time passes with that of the wall times its rate, and stands at the end', () => {
  const playing = play(standing, 500, range);
  expect(instantAt(playing, 600, range)).toBe(2000);
  expect(isPlaying(playing, 600, range)).toBe(true);
  expect(instantAt(playing, 99_999, range)).toBe(11_000);
  expect(isPlaying(playing, 99_999, range)).toBe(false);
});

test('a loop begins again at its end', () => {
  const playing = { ...play(standing, 0, range), loop: true };
  expect(instantAt(playing, 1050, range)).toBe(1500);
  expect(isPlaying(playing, 99_999, range)).toBe(true);
});

test('pause keeps the instant, play goes on from it, and from the start once it is at the end', () => {
  const paused = pause(play(standing, 0, range), 200, range);
  expect(instantAt(paused, 9999, range)).toBe(3000);
  expect(instantAt(play(paused, 5000, range), 5100, range)).toBe(4000);
  expect(instantAt(play({ ...standing, instant: 11_000 }, 0, range), 0, range)).toBe(1000);
});

test('another rate or instant while it plays does not jump', () => {
  const playing = play(standing, 0, range);
  const slower = change(playing, { rate: 0.25 }, 100, range);
  expect(instantAt(slower, 100, range)).toBe(2000);
  expect(instantAt(slower, 500, range)).toBe(2100);
  expect(instantAt(moveTo(slower, 7000, 500), 500, range)).toBe(7000);
  expect(instantAt(moveTo(standing, -5, 0), 0, range)).toBe(1000);
});
