import { mostListeners, readListeners, withListener } from './keptListeners';

const one = { address: 'wss://mq.example:9001/', username: 'ada' };

test('what was kept by another version, or is damaged, is left out', () => {
  for (const kept of [undefined, null, 7, 'x', []]) expect(readListeners(kept)).toEqual({});
  expect(readListeners({ a: one, b: { address: 7 }, c: null })).toEqual({ a: one });
});

test('the brokers that were listened to last are kept, each once', () => {
  let kept = readListeners(undefined);
  for (let count = 0; count < mostListeners + 5; count += 1) kept = withListener(kept, `b${count}`, one);
  kept = withListener(kept, 'b10', { ...one, username: 'bob' });
  expect(Object.keys(kept)).toHaveLength(mostListeners);
  expect([kept.b4, kept.b5, kept.b10?.username]).toEqual([undefined, one, 'bob']);
});
