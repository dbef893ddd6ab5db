import type { Database, Queryable } from '../../database';
import { createMessageBus, type HealthMessage, transactionWithMessages } from '.';

const health = (readerId: string): HealthMessage => ({
  eventTime: '2026-03-02T08:00:00.000Z',
  readerId,
  type: 'CONNECTION',
  code: 'NETWORK',
  args: {},
});

/** A transaction that holds or, when `work` throws, does not; it stores nothing. */
const database = {
  transaction: <T>(work: (transaction: Queryable) => Promise<T>) => work({ query: async () => [] }),
} as Database;

function listening() {
  const bus = createMessageBus();
  const heard: string[] = [];
  const stop = bus.subscribe('health', (messages) => heard.push(...messages.map(({ readerId }) => readerId)));
  return { bus, heard, stop };
}

test('listeners hear their kind, until they stop', () => {
  const { bus, heard, stop } = listening();
  bus.publish('health', [health('A'), health('B')]);
  bus.publish('item', []);
  stop();
  bus.publish('health', [health('C')]);
  expect(heard).toEqual(['A', 'B']);
});

test('a listener that throws harms no other', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const bus = createMessageBus();
  const heard: unknown[] = [];
  bus.subscribe('health', () => {
    throw new Error('deaf');
  });
  bus.subscribe('health', (messages) => heard.push(...messages));
  bus.publish('health', [health('A')]);
  expect(heard).toHaveLength(1);
  expect(complain).toHaveBeenCalledTimes(1);
  complain.mockRestore();
});

test('what a transaction tells is heard once it is committed', async () => {
  const { bus, heard } = listening();
  const result = await transactionWithMessages(database, bus, async (_transaction, outbox) => {
    outbox.add('health', [health('A')]);
    expect(heard).toEqual([]);
    return 'done';
  });
  expect([result, ...heard]).toEqual(['done', 'A']);
});

test('what was rolled back is heard by nobody', async () => {
  const { bus, heard } = listening();
  const failing = transactionWithMessages(database, bus, async (_transaction, outbox) => {
    outbox.add('health', [health('A')]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(heard).toEqual([]);
});
