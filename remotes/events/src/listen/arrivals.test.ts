import { arrivalOf, createArrivalClock, fileOf, formattedBody, keptBytes } from './arrivals';

const bytes = (text: string) => new TextEncoder().encode(text);
const at = Date.UTC(2026, 2, 2, 8);

test('a body is kept as text, and shown by lines where it is JSON', () => {
  const arrival = arrivalOf('plant/item', bytes('{"epc":"30AB","größe":1}'), at);
  expect(arrival).toEqual({
    at,
    address: 'plant/item',
    size: 26,
    text: '{"epc":"30AB","größe":1}',
    cut: false,
  });
  expect(formattedBody(arrival)).toBe('{\n  "epc": "30AB",\n  "größe": 1\n}');
  expect(formattedBody({ text: 'not {JSON' })).toBe('not {JSON');
});

test('of a long body only the beginning is kept, never half a character', () => {
  const long = `${'a'.repeat(keptBytes - 1)}äöü`;
  const arrival = arrivalOf('x', bytes(long), at);
  expect(arrival).toMatchObject({ size: keptBytes + 5, cut: true, text: 'a'.repeat(keptBytes - 1) });
});

test('what is no text is shown by its bytes', () => {
  expect(arrivalOf('x', Uint8Array.from([0xff, 0, 16]), at)).toMatchObject({
    text: 'ff 00 10',
    size: 3,
    cut: false,
  });
  const many = arrivalOf('x', new Uint8Array(5000).fill(0xfe), at);
  expect([many.text.length, many.cut]).toEqual([3 * 1024 - 1, true]);
});

test('the file has a line for each message, with JSON as it is', () => {
  const lines = fileOf([
    arrivalOf('a', bytes('{"epc":"30AB"}'), at),
    arrivalOf('b', bytes('plain\ntext'), at + 1000),
    arrivalOf('c', bytes(`"${'x'.repeat(keptBytes)}"`), at),
  ]).split('\n');
  expect(lines.map((line) => line && JSON.parse(line))).toEqual([
    { time: '2026-03-02T08:00:00.000Z', address: 'a', size: 14, body: { epc: '30AB' } },
    { time: '2026-03-02T08:00:01.000Z', address: 'b', size: 10, body: 'plain\ntext' },
    {
      time: '2026-03-02T08:00:00.000Z',
      address: 'c',
      size: keptBytes + 2,
      body: expect.any(String),
      cut: true,
    },
    '',
  ]);
});

test('the rate is that of the last ten seconds, and silence begins with the last message', () => {
  const clock = createArrivalClock();
  expect([clock.rate(at), clock.last()]).toEqual([0, undefined]);
  for (let second = 0; second < 60; second += 1)
    for (let count = 0; count < 3; count += 1) clock.count(at + second * 1000);
  const last = at + 59_000;
  expect([clock.rate(last), clock.last()]).toEqual([3, last]);
  expect(clock.rate(last + 5000)).toBe(1.5);
  expect(clock.rate(last + 20_000)).toBe(0);
});
