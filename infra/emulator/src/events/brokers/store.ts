import { type Queryable, sqlState, sqlStateOf } from '../../database';
import { requireBrokerUnused } from '../../references/requireUnused';
import { conflict } from '../../server/failure';
import type { BrokerDocument, StoredBroker } from './storedForm';

interface BrokerRow {
  readonly id: string;
  readonly name: string;
  readonly internal: boolean;
  readonly document: BrokerDocument;
}

const columns = 'id, name, internal, document';

const brokerOf = ({ document, ...row }: BrokerRow): StoredBroker => ({ ...row, ...document });

/** All brokers, by name. */
export async function listBrokers(database: Queryable): Promise<StoredBroker[]> {
  const rows = await database.query<BrokerRow>(`select ${columns} from broker order by name collate "C"`);
  return rows.map(brokerOf);
}

/** The broker of this id or, when there is none, of this name. */
export async function findBroker(database: Queryable, key: string): Promise<StoredBroker | undefined> {
  const [row] = await database.query<BrokerRow>(
    `select ${columns} from broker where id::text = $1 or name = $1 order by id::text = $1 desc limit 1`,
    [key],
  );
  return row && brokerOf(row);
}

/** Stores a new broker. @throws 409 when the name is taken */
export function insertBroker(
  database: Queryable,
  id: string,
  name: string,
  document: BrokerDocument,
): Promise<StoredBroker> {
  return save(
    database,
    `insert into broker (id, name, document) values ($1, $2, $3) returning ${columns}`,
    { id, name },
    document,
  );
}

/** Replaces a broker. @throws 409 when the name is another's */
export function updateBroker(
  database: Queryable,
  id: string,
  name: string,
  document: BrokerDocument,
): Promise<StoredBroker> {
  return save(
    database,
    `update broker set name = $2, document = $3 where id = $1 returning ${columns}`,
    { id, name },
    document,
  );
}

/** Deletes a broker. @throws 409 naming the publishers that send to it */
export async function deleteBroker(database: Queryable, broker: StoredBroker): Promise<void> {
  await requireBrokerUnused(database, broker);
  await database.query('delete from broker where id = $1', [broker.id]);
}

async function save(
  database: Queryable,
  sql: string,
  { id, name }: { readonly id: string; readonly name: string },
  document: BrokerDocument,
): Promise<StoredBroker> {
  try {
    const [row] = await database.query<BrokerRow>(sql, [id, name, JSON.stringify(document)]);
    if (!row) throw new Error('The database stored a broker without a row.');
    return brokerOf(row);
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation) throw conflict(`Broker "${name}" exists already`);
    throw error;
  }
}
