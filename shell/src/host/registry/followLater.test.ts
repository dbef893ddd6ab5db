/** @jest-environment ./packages/testing/src/environments/dom.ts */

import { watchShared } from '../../diagnosis/intrinsics/sharedChanges';
import { followLater } from './followLater';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what code is loaded with is put back before more of it is loaded', () => {
  watchShared();
  const { appendChild } = Node.prototype;
  const stop = followLater(() => undefined);
  Node.prototype.appendChild = () => {
    throw new Error('replaced');
  };
  jest.runOnlyPendingTimers();
  expect(Node.prototype.appendChild).toBe(appendChild);
  stop();
});
