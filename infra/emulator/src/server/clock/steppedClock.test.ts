import { SteppedClock } from './steppedClock';

const start = new Date('2026-03-02T08:00:00.000Z');

function recorded() {
  const clock = new SteppedClock(start);
  const seen: string[] = [];
  const note = (what: string) => async () => {
    await Promise.resolve();
    seen.push(`${what} ${clock.now().toISOString().slice(17, 23)}`);
  };
  return { clock, seen, note };
}

test('stands still until it is advanced', async () => {
  const clock = new SteppedClock(start);
  expect(clock.now()).toEqual(start);
  await clock.advance(1500);
  expect(clock.now()).toEqual(new Date('2026-03-02T08:00:01.500Z'));
});

test('runs what falls due, each at its moment, one after the other', async () => {
  const { clock, seen, note } = recorded();
  clock.every(1000, note('a'));
  clock.every(1500, note('b'));
  await clock.advance(3000);
  expect(seen).toEqual(['a 01.000', 'b 01.500', 'a 02.000', 'a 03.000', 'b 03.000']);
  await clock.advance(1000);
  expect(seen.slice(5)).toEqual(['a 04.000']);
});

test('runs nothing that was stopped', async () => {
  const { clock, seen, note } = recorded();
  const stop = clock.every(1000, note('a'));
  await clock.advance(1000);
  await stop();
  await clock.advance(5000);
  expect(seen).toEqual(['a 01.000']);
});

test('strides over most of what falls due', async () => {
  const { clock, seen, note } = recorded();
  clock.every(1000, note('a'));
  await clock.stride(20_000);
  await clock.stride(30_000, 30_000);
  expect(seen).toEqual(['a 10.000', 'a 20.000', 'a 50.000']);
  expect(clock.now()).toEqual(new Date('2026-03-02T08:00:50.000Z'));
});

test('is set without anything happening, and goes on from there', async () => {
  const { clock, seen, note } = recorded();
  clock.every(1000, note('a'));
  await clock.advance(500);
  clock.set(new Date('2026-03-02T09:00:00.000Z'));
  expect(seen).toEqual([]);
  await clock.advance(500);
  expect(seen).toEqual(['a 00.500']);
});
