import { isTimeZone } from '.';

test('a name that is no zone is known as none', () => {
  expect([isTimeZone('Europe/Oslo'), isTimeZone('Middle/Earth')]).toEqual([true, false]);
});
