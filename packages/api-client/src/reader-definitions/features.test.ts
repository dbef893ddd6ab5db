import { changeFailed, isChanging, newerStatus } from '.';

const at = (minute: number, requestStatus = 'IDLE') => ({
  status: 'ENABLED',
  requestStatus,
  requestStatusLastUpdated: `2026-11-21T10:0${minute}:00.000Z`,
});

it.each([
  ['INITIALIZING', true, false],
  ['CONFIGURING', true, false],
  ['ERROR', false, true],
  ['IDLE', false, false],
  [undefined, false, false],
])(
  '[FEATURE-04, FEATURE-06] the request status %s: changing %s, failed %s',
  (requestStatus, changing, failed) => {
    expect(isChanging({ status: 'ENABLED', requestStatus })).toBe(changing);
    expect(changeFailed({ status: 'ENABLED', requestStatus })).toBe(failed);
  },
);

it('an answer that was overtaken does not undo what the service said since', () => {
  expect(newerStatus(at(1), at(2, 'INITIALIZING'))).toEqual(at(2, 'INITIALIZING'));
  expect(newerStatus(at(2, 'INITIALIZING'), at(1))).toEqual(at(2, 'INITIALIZING'));
});

it('of two answers the service gives no times to, the one that came last counts', () => {
  const last = { status: 'DISABLED' };
  expect(newerStatus(last, { status: 'ENABLED' })).toBe(last);
  expect(newerStatus(at(1, 'ERROR'), at(1))).toEqual(at(1, 'ERROR'));
});
