/** @jest-environment node */
import { createFaults } from './faults';

test('a fault hits the calls it is meant for', () => {
  const faults = createFaults();
  const fault = { method: 'put', path: '/itemsense/authentication', status: 500 };
  faults.add(fault);
  expect(faults.take('PUT', '/itemsense/authentication/v1/revokeToken')).toBe(fault);
  expect(faults.take('GET', '/itemsense/authentication/v1/token')).toBeUndefined();
  expect(faults.take('PUT', '/api/networks/1')).toBeUndefined();
});

test('the last one added comes first, until it has happened often enough or is taken away', () => {
  const faults = createFaults();
  const [always, twice] = [
    { path: '/', status: 500 },
    { path: '/', status: 503, times: 2 },
  ];
  const remove = faults.add(always);
  faults.add(twice);
  expect([1, 2, 3, 4].map(() => faults.take('GET', '/x')?.status)).toEqual([503, 503, 500, 500]);
  remove();
  expect(faults.take('GET', '/x')).toBeUndefined();
});

test('all are taken away at once', () => {
  const faults = createFaults();
  faults.add({ path: '/' });
  faults.clear();
  expect(faults.take('GET', '/')).toBeUndefined();
});
