import { perRecord } from './perRecord';

const events = 'page: objects { eventTime, type, code, readerName, status }';

test('events of health are counted for each that the service has, everything else as it is', () => {
  const counted = perRecord({ [events]: 150, 'service: rows of health_event': 100, 'page: nodes': 252 });
  expect(counted).toEqual({
    [`${events} for 1,000 service: rows of health_event`]: 1500,
    'service: rows of health_event': 100,
    'page: nodes': 252,
  });
});

test('objects whose records are not counted stay what they are', () => {
  expect(perRecord({ [events]: 150 })).toEqual({ [events]: 150 });
});
