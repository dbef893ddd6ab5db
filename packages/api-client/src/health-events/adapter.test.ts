import { changedAt, componentOfEvent, type ReaderEvent } from '.';
import { readHealthEvent, readReaderEventPage, readReaderEvents } from './adapter';

const at = (minute: number) => `2016-03-02T08:0${minute}:00.000Z`;

const answer = {
  events: [
    {
      eventTime: `${at(2)}[Etc/UTC]`,
      readerId: 'Dock 1',
      type: 'CONNECTION',
      code: 'NETWORK',
      args: { status: 'ERROR' },
    },
    { eventTime: at(1), readerId: null, type: 'LIFECYCLE', code: 'REBOOT', args: null },
    { eventTime: at(0), type: 'THROUGHPUT', code: 'DROPPED_READ', args: { status: null } },
  ],
};

const shown = [
  { eventTime: at(2), readerName: 'Dock 1', type: 'CONNECTION', code: 'NETWORK', status: 'ERROR' },
  { eventTime: at(1), type: 'LIFECYCLE', code: 'REBOOT' },
  { eventTime: at(0), type: 'THROUGHPUT', code: 'DROPPED_READ' },
];

test('[HEALTH-10] the times of an event of the host are plain ISO 8601', () => {
  const event = { id: 7, code: 'CPU_USAGE', eventTime: `${at(0)}[GMT]`, eventEndTime: `${at(1)}[GMT]` };
  expect(readHealthEvent(event)).toEqual({
    id: '7',
    code: 'CPU_USAGE',
    eventTime: at(0),
    eventEndTime: at(1),
  });
});

test('events of readers keep their order; what the service does not say is absent', () => {
  expect(readReaderEvents(answer)).toEqual(shown);
});

test.each([
  ['MTAw+/==', { nextPageMarker: 'MTAw+/==' }],
  ['', {}],
  [null, {}],
  [undefined, {}],
])('a page with the marker %j leads to older events with %j', (nextPageMarker, older) => {
  expect(readReaderEventPage({ ...answer, nextPageMarker })).toStrictEqual({ events: shown, ...older });
});

test.each([
  ['CONNECTION', 'connection'],
  ['THROUGHPUT', 'throughput'],
  ['CLOCK_SYNC', 'clockSync'],
  ['HARDWARE_FAULT', 'hardware'],
  ['SOFTWARE_FAULT', 'software'],
  ['LIFECYCLE', undefined],
  ['LATER', undefined],
])('an event of the type %s is about the component %s', (type, component) => {
  expect(componentOfEvent(type)).toBe(component);
});

describe('since when a component is as it is', () => {
  const event = (minute: number, type: string, status?: string, code = 'NETWORK'): ReaderEvent => ({
    eventTime: at(minute),
    type,
    code,
    status,
  });
  const events = [
    event(5, 'THROUGHPUT', 'ERROR'),
    event(4, 'CONNECTION'),
    event(3, 'CONNECTION', 'ERROR'),
    event(2, 'CONNECTION', 'WARNING'),
  ];

  test.each([
    ['is told by its newest event with a status', events, { status: 'ERROR', code: 'NETWORK' }, at(3)],
    ['is unknown when it has another status', events, { status: 'WARNING', code: 'NETWORK' }, undefined],
    ['is unknown when it has another code', events, { status: 'ERROR', code: 'UNKNOWN' }, undefined],
    ['is unknown when it has neither', events, {}, undefined],
    ['is unknown without events', [], { status: 'ERROR', code: 'NETWORK' }, undefined],
    ['is unknown when nothing is known at all', [], {}, undefined],
  ])('%s', (_rule, known, health, since) => {
    expect(changedAt(known, 'connection', health)).toBe(since);
  });
});
