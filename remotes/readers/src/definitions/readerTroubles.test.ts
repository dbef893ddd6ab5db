import type { ReaderEvent } from '@console/api-client/health-events';
import { readerNews } from './readerTroubles';

const translate = (key: string, { count }: { count?: number } = {}) => [key, count].filter(Boolean).join(' ');

const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const event = (time: string, status: string | undefined, more: Partial<ReaderEvent> = {}): ReaderEvent => ({
  eventTime: at(time),
  readerName: 'Dock 3',
  type: 'CONNECTION',
  code: 'NETWORK',
  ...(status !== undefined && { status }),
  ...more,
});

const addresses = new Map([
  ['Dock 3', '10.20.1.3'],
  ['Dock 7', '10.20.1.7'],
  ['Conveyor', '10.20.1.40'],
  ['Till', '10.21.4.2'],
]);

/** News of events that are given in the order in which they happened. */
const newsOf = (...events: ReaderEvent[]) =>
  readerNews(events.toReversed(), (name) => addresses.get(name), translate as never);

test('a reader that went away and is still away', () => {
  expect(newsOf(event('02:13', 'FAILED'))).toEqual([
    {
      key: 'Dock 3 CONNECTION',
      at: at('02:13'),
      lasts: true,
      name: 'Dock 3',
      to: '/readers/definitions/Dock%203?at=2026-03-02T02%3A13%3A00.000Z',
      text: 'readerNews.away 1',
      tone: 'danger',
    },
  ]);
});

test('one that came back says how often it was away, and when last', () => {
  const [news] = newsOf(
    event('01:00', 'FAILED'),
    event('01:10', 'HEALTHY'),
    event('03:00', 'FAILED'),
    event('03:10', 'HEALTHY'),
  );
  expect(news).toMatchObject({
    at: at('03:00'),
    until: at('03:10'),
    lasts: false,
    text: 'readerNews.back 2',
  });
});

test('one that had gone before came back; a restart is no fault; a trouble that changes is the next one', () => {
  expect(newsOf(event('04:00', 'HEALTHY'))).toMatchObject([
    { until: at('04:00'), text: 'readerNews.returned' },
  ]);
  const restart = { code: 'READER_RESTART' };
  expect(newsOf(event('05:00', 'FAILED', restart), event('05:01', 'HEALTHY', restart))).toMatchObject([
    { text: 'readerNews.restarted 1', tone: 'neutral' },
  ]);
  expect(newsOf(event('06:00', 'WARNING', { code: 'HTTP_FAILURE' }), event('06:05', 'FAILED'))).toMatchObject(
    [{ at: at('06:05'), lasts: true, text: 'readerNews.away 1' }],
  );
});

test('parts have lines of their own; what is no change of a part has none', () => {
  expect(
    newsOf(
      event('01:00', 'FAILED'),
      event('02:00', 'WARNING', { type: 'SOFTWARE_FAULT', code: 'CRASH' }),
      event('03:00', undefined, { type: 'LIFECYCLE', code: 'REBOOT' }),
    ).map(({ key }) => key),
  ).toEqual(['Dock 3 SOFTWARE_FAULT', 'Dock 3 CONNECTION']);
});

test('readers of one network that went away within seconds are told together', () => {
  const gone = (readerName: string, seconds: string) =>
    event('02:13', 'FAILED', { readerName, eventTime: `2026-03-02T02:13:${seconds}.000Z` });
  const news = readerNews(
    [gone('Conveyor', '04'), gone('Till', '03'), gone('Dock 7', '02'), gone('Dock 3', '00')],
    (name) => addresses.get(name),
    ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as never,
  );
  const textOf = (name: string) => news.find((line) => line.name === name)?.text;
  expect(textOf('Dock 3')).toContain('"names":"Conveyor, Dock 7","more":0');
  expect(textOf('Till')).toBe('readerNews.away {"count":1}');
});
