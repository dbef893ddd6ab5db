import { seededRandom } from '../random/random';
import { createFaults } from './faults';

const random = () => seededRandom('faults');

test('a fault hits the calls it is meant for', () => {
  const faults = createFaults(random());
  const fault = { method: 'put', path: '/itemsense/authentication', status: 500 };
  faults.add(fault);
  expect(faults.take('PUT', '/itemsense/authentication/v1/revokeToken')).toBe(fault);
  expect(faults.take('GET', '/itemsense/authentication/v1/token')).toBeUndefined();
  expect(faults.take('PUT', '/api/networks/1')).toBeUndefined();
});

test('the last one added comes first, until it has happened often enough or is taken away', () => {
  const faults = createFaults(random());
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

test('all are taken away at once, those of the start are put back', () => {
  const faults = createFaults(random(), [{ path: '/start', times: 1 }]);
  faults.add({ path: '/' });
  expect(faults.take('GET', '/start')?.path).toBe('/');
  faults.clear();
  expect(faults.take('GET', '/')).toBeUndefined();
  expect(faults.take('GET', '/start')?.path).toBe('/start');
  expect(faults.take('GET', '/start')).toBeUndefined();
  faults.clear();
  expect(faults.take('GET', '/start')?.path).toBe('/start');
});

test('one with a rate hits that share of the calls, the same ones for the same seed', () => {
  const hits = () => {
    const faults = createFaults(random(), [{ path: '/', rate: 0.25 }]);
    return Array.from({ length: 1000 }, () => faults.take('GET', '/') !== undefined);
  };
  const share = hits().filter(Boolean).length / 1000;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.3);
  expect(hits()).toEqual(hits());
});

test('one that sets the clock wrong hits no call', () => {
  const faults = createFaults(random());
  const repair = faults.add({ path: '/', clockSkewMs: -5000 });
  faults.add({ path: '/', clockSkewMs: 1000 });
  expect([faults.take('GET', '/'), faults.clockSkew()]).toEqual([undefined, -4000]);
  repair();
  expect(faults.clockSkew()).toBe(1000);
});
