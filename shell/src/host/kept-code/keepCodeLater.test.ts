/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { keepCode, stopKeeping } from './keepCode';
import { keepCodeLater } from './keepCodeLater';

jest.mock('./keepCode', () => ({
  keepCode: jest.fn(async () => undefined),
  stopKeeping: jest.fn(async () => undefined),
}));

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('code is kept once nobody has pressed anything for five seconds, and only once', async () => {
  keepCodeLater('shell-7', true);
  await pass(4900);
  dispatchEvent(new Event('pointerdown'));
  await pass(4900);
  dispatchEvent(new Event('keydown'));
  await pass(4900);
  expect(keepCode).not.toHaveBeenCalled();
  await pass(200);
  expect(keepCode).toHaveBeenCalledWith('shell-7');
  dispatchEvent(new Event('keydown'));
  await pass(60_000);
  expect(keepCode).toHaveBeenCalledTimes(1);
  expect(stopKeeping).not.toHaveBeenCalled();
});

test('where it is not wanted, what was kept is removed', async () => {
  keepCodeLater('shell-7', false);
  await pass(5000);
  expect(stopKeeping).toHaveBeenCalledTimes(1);
  expect(keepCode).not.toHaveBeenCalled();
});
