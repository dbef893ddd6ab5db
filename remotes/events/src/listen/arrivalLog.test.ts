import { createArrivalLog } from './arrivalLog';
import { keptMessages } from './arrivals';

const at = Date.UTC(2026, 2, 2, 8);
const body = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const item = (epc: string) => ({ epc, observationTime: '2026-03-02T08:00:00.000Z' });

let show: (() => void) | undefined;

/** A log whose changes are shown when the test says so. */
const logOf = (...itemAddresses: string[]) =>
  createArrivalLog(itemAddresses, (work) => {
    show = work;
    return () => {
      show = undefined;
    };
  });

test('the newest messages are kept, all are counted', () => {
  const log = logOf('x/item');
  for (let count = 1; count <= keptMessages + 20; count += 1) log.take('x/item', body(item(`E${count}`)), at);
  show?.();
  const { entries, total } = log.buffer.getState();
  expect([entries.length, total]).toEqual([keptMessages, keptMessages + 20]);
  expect(entries.at(-1)?.value.text).toContain(`"E${keptMessages + 20}"`);
});

test('what the service tells is compared with what arrives at the address of items', () => {
  const log = logOf('x/item');
  log.tell({ address: 'x/item', ...item('A') }, at);
  log.tell({ address: 'x/item', ...item('B') }, at);
  log.take('x/item', body(item('A')), at + 10);
  log.take('x/health', body({ readerId: 'Dock-1' }), at + 20);
  expect(log.figures(at + 60_000)).toMatchObject({
    told: 2,
    arrived: 1,
    missing: 1,
    unnamed: 0,
    last: at + 20,
  });
});

test('messages that do not say which item they are about are not taken for missing ones', () => {
  const log = logOf('x/item');
  log.take('x/item', body({ tag: '30AB' }), at);
  expect(log.figures(at)).toMatchObject({ unnamed: 1, arrived: 0 });
});

test('cleared, it begins anew', () => {
  const log = logOf('x/item');
  log.tell({ address: 'x/item', ...item('A') }, at);
  log.take('x/item', body(item('B')), at);
  log.clear();
  expect(log.buffer.getState()).toMatchObject({ entries: [], total: 0 });
  expect(log.figures(at + 60_000)).toEqual({
    told: 0,
    arrived: 0,
    missing: 0,
    gaps: [],
    rate: 0,
    last: undefined,
    unnamed: 0,
  });
});
