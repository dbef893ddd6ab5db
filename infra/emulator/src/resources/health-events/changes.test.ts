import fc from 'fast-check';
import { seededRandom } from '../../server/random/random';
import { breakSomething } from '../../simulation/faults';
import { healthyReport, isHealthy, type Report, unreachable } from '../reader-health/report';
import { eventsOf, troublesOf } from './changes';

const well = healthyReport({ App: '1', Firmware: '2' });
const reader = (report: Report, lastReboot: number | null = 1) => ({ report, lastReboot });

test('a trouble begins, changes and ends', () => {
  const lost = unreachable(well, 'NETWORK');
  const restarting = unreachable(well, 'READER_RESTART');
  expect(eventsOf(reader(well), reader(lost))).toEqual([
    { kind: 'begins', type: 'CONNECTION', code: 'NETWORK', args: { status: 'FAILED' } },
  ]);
  expect(eventsOf(reader(lost), reader(restarting)).map(({ kind, code }) => [kind, code])).toEqual([
    ['ends', 'NETWORK'],
    ['begins', 'READER_RESTART'],
  ]);
  expect(eventsOf(reader(restarting), reader(well, 2))).toEqual([
    { kind: 'ends', type: 'CONNECTION', code: 'READER_RESTART', args: { status: 'HEALTHY' } },
    { kind: 'happens', type: 'LIFECYCLE', code: 'REBOOT', args: {} },
  ]);
});

test('a reader heard of for the first time has not restarted', () => {
  expect(eventsOf(reader(well, null), reader(well))).toEqual([]);
});

test('whatever breaks begins what its end ends', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const broken = breakSomething(well, seededRandom(seed));
      const begun = eventsOf(reader(well), reader(broken));
      const ended = eventsOf(reader(broken), reader(well));
      expect(begun.map(({ kind }) => kind)).toEqual(['begins']);
      expect(ended.map(({ type, code }) => [type, code])).toEqual(
        begun.map(({ type, code }) => [type, code]),
      );
      expect(troublesOf(broken)).toEqual(begun);
      expect(isHealthy(broken)).toBe(false);
    }),
  );
});
