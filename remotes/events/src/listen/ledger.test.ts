import fc from 'fast-check';
import { createLedger, graceTime, itemMessageIn } from './ledger';

const message = (epc: string, address = 'x/item') => ({
  address,
  epc,
  observationTime: '2026-03-02T08:00:00.000Z',
});

test('a message counts as missing when it has not come ten seconds after the service told of it', () => {
  const ledger = createLedger();
  ledger.tell(message('30AB'), 0);
  ledger.tell(message('30AC'), 5000);
  expect(ledger.sums(graceTime)).toEqual({ told: 2, arrived: 0, missing: 0, gaps: [] });
  expect(ledger.sums(graceTime + 1)).toMatchObject({ missing: 1, gaps: [{ epc: '30AB', toldAt: 0 }] });
  ledger.arrive(message('30AB'), graceTime + 2);
  expect(ledger.sums(graceTime + 2)).toMatchObject({ told: 2, arrived: 1, missing: 0 });
});

test('one that arrives before the service tells of it is not missing', () => {
  const ledger = createLedger();
  ledger.arrive({ ...message('30ab'), observationTime: '2026-03-02T09:00:00+01:00' }, 0);
  ledger.tell(message('30AB'), 100);
  expect(ledger.sums(60_000)).toEqual({ told: 1, arrived: 1, missing: 0, gaps: [] });
});

test('the same item at the address of another publisher is another message', () => {
  const ledger = createLedger();
  ledger.tell(message('30AB', 'x/item'), 0);
  ledger.arrive(message('30AB', 'y/item'), 0);
  expect(ledger.sums(60_000)).toMatchObject({ told: 1, arrived: 0, missing: 1 });
});

test('whatever comes in whichever order, what was told has arrived, is missing or is not due', () => {
  const event = fc.record({ told: fc.boolean(), epc: fc.integer({ min: 0, max: 3000 }) });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 3000 }), (events) => {
      const ledger = createLedger();
      const told = new Set<number>();
      const came = new Set<number>();
      for (const { told: isTold, epc } of events) {
        const seen = isTold ? told : came;
        if (seen.has(epc)) continue;
        seen.add(epc);
        ledger[isTold ? 'tell' : 'arrive'](message(`E${epc}`), 0);
      }
      const sums = ledger.sums(graceTime + 1);
      expect(sums.told).toBe(told.size);
      expect(sums.arrived + sums.missing).toBe(told.size);
      expect(sums.gaps.length).toBeLessThanOrEqual(1000);
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['{"epc":"30AB","observationTime":"2026-03-02T08:00:00Z"}', true],
  ['{"epc":"30AB"}', false],
  ['{"epc":7,"observationTime":"2026"}', false],
  ['null', false],
  ['[]', false],
  ['{"epc":', false],
])('in %s there is an item message: %s', (text, isOne) => {
  expect(itemMessageIn('x', text) !== undefined).toBe(isOne);
});
