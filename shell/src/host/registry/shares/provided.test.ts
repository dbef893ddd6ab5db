/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { shares } from '@console/build/shares';
import { atStart, provided } from './provided';

const keys = (eager: boolean) => shares.filter((share) => share.eager === eager).map(({ key }) => key);

test('the shell offers everything that is shared', () => {
  expect(Object.keys(atStart).sort()).toEqual(keys(true).sort());
  expect(Object.keys(provided).sort()).toEqual(keys(false).sort());
});
