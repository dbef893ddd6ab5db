import fc from 'fast-check';
import { abandonStep, beginHistory, closeStep, mostSteps, redo, step, undo } from './history';

test('at least 100 steps are taken back and taken again', () => {
  let history = beginHistory(0);
  for (let next = 1; next <= 150; next += 1) history = step(history, next);
  for (let back = 0; back < 120; back += 1) history = undo(history);
  expect(history.present).toBe(30);
  for (let again = 0; again < 120; again += 1) history = redo(history);
  expect(history.present).toBe(150);
});

test('a gesture is one step', () => {
  let history = step(beginHistory('a'), 'b');
  for (const next of ['c', 'd', 'e']) history = step(history, next, true);
  history = step(closeStep(history), 'f');
  expect(undo(history).present).toBe('e');
  expect(undo(undo(history)).present).toBe('b');
});

test('a gesture that is abandoned leaves no step', () => {
  let history = step(beginHistory('a'), 'b');
  for (const next of ['c', 'd']) history = step(history, next, true);
  history = abandonStep(history);
  expect([history.past, history.present]).toEqual([['a'], 'b']);
  expect(abandonStep(history)).toBe(history);
});

test('what changes nothing is no step, and a new step forgets what was taken back', () => {
  const history = step(beginHistory('a'), 'b');
  expect(step(history, 'b')).toBe(history);
  expect(redo(step(undo(history), 'c')).present).toBe('c');
});

test('whatever is done, it is bounded, and redo takes again what undo took back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 400 }), (steps) => {
      const history = steps.reduce((before, next) => step(before, next), beginHistory(-1));
      expect(history.past.length).toBeLessThanOrEqual(mostSteps);
      expect(redo(undo(history)).present).toBe(history.present);
    }),
  );
});
