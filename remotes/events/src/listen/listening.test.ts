import { idle, type Listening, step, waitOf } from './listening';
import type { SessionEnd } from './session';

const after = (state: Listening, ...events: Parameters<typeof step>[1][]) => events.reduce(step, state);
const ended = (end: SessionEnd) => ({ type: 'ended', end }) as const;
const heard = after(idle, { type: 'start' }, { type: 'listening' });

test.each(['unreachable', 'late', 'credentials', 'denied', 'stranger'] as const)(
  'a first attempt that ends with %s is not repeated',
  (end) => {
    expect(after(idle, { type: 'start' }, ended(end))).toEqual({
      phase: 'failed',
      end,
      losses: 0,
      attempts: 0,
    });
  },
);

test('a connection that was there is tried again, each time a little later, until it is back', () => {
  let state = after(heard, ended('lost'));
  expect(state).toMatchObject({ phase: 'waiting', end: 'lost', losses: 1 });
  const waits = [waitOf(state)];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    state = after(state, { type: 'again' }, ended('unreachable'));
    expect(state.phase).toBe('waiting');
    waits.push(waitOf(state));
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(after(state, { type: 'again' }, { type: 'listening' })).toEqual({
    phase: 'listening',
    losses: 1,
    attempts: 0,
  });
});

test.each(['credentials', 'denied', 'policy'] as const)(
  'a connection that comes back with %s is given up: waiting would not help',
  (end) => {
    expect(after(heard, ended('lost'), { type: 'again' }, ended(end))).toMatchObject({
      phase: 'failed',
      end,
    });
  },
);

test('stopped while it waits, it does not begin again by itself', () => {
  const stopped = after(heard, ended('lost'), { type: 'stop' });
  expect(after(stopped, { type: 'again' })).toEqual({ phase: 'idle', losses: 1, attempts: 0 });
});

test('begun anew it has lost nothing yet', () => {
  expect(after(heard, ended('lost'), { type: 'start' })).toEqual({
    phase: 'connecting',
    losses: 0,
    attempts: 0,
  });
});
