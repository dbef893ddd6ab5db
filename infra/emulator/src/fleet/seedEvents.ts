import type { Queryable } from '../database';
import { insert } from '../database/insert';
import { seededRandom } from '../server/random/random';
import type { Fleet } from './model/fleet';

/** Stores brokers and publishers. Their ids come from their names: links to them survive a reset. */
export async function insertEvents(transaction: Queryable, { brokers, publishers }: Fleet): Promise<void> {
  await insert(
    transaction,
    'broker',
    brokers.map(({ name, internal, ...document }) => ({
      id: idOf('broker', name),
      name,
      internal,
      document,
    })),
  );
  await insert(
    transaction,
    'publisher',
    publishers.map(({ name, broker, ...document }) => ({
      id: idOf('publisher', name),
      name,
      broker_id: idOf('broker', broker),
      document,
    })),
  );
}

const idOf = (kind: string, name: string) => seededRandom(kind, name).uuid();
