import { doorNews } from './oddDoors';

const translate = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;

const threshold = { id: 7, name: 'Dock 7' };
const crossings = (destination: string, count: number) =>
  Array.from({ length: count }, () => ({ destination, creationTime: '2026-03-02T08:00:00Z' }));
const newsOf = (door: object) => doorNews([{ threshold, recent: [], ...door }], translate as never);

test('a door that was crossed before and not in the last hour fell silent', () => {
  expect(newsOf({ before: '2026-03-02T03:00:00Z' })).toEqual([
    expect.objectContaining({ name: 'Dock 7', at: '2026-03-02T03:00:00Z', to: '/thresholds/7', lasts: true }),
  ]);
  expect(newsOf({})).toEqual([]);
});

test('a door that counts many crossings in one direction only is odd, a few are not', () => {
  expect(newsOf({ recent: crossings('OUT', 20) })).toEqual([
    expect.objectContaining({ text: 'doorNews.oneWay {"into":0,"out":20}' }),
  ]);
  expect(newsOf({ recent: crossings('OUT', 19) })).toEqual([]);
  expect(newsOf({ recent: [...crossings('OUT', 20), ...crossings('IN', 1)] })).toEqual([]);
});
