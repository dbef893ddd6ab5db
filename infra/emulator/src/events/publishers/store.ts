import { type Queryable, sqlState, sqlStateOf } from '../../database';
import { conflict } from '../../server/failure';
import type { PublisherDocument } from './storedForm';

/** A publisher as it is stored, and as it is answered. */
export interface StoredPublisher extends PublisherDocument {
  readonly id: string;
  readonly brokerId: string;
  readonly name: string;
}

interface PublisherRow {
  readonly id: string;
  readonly brokerId: string;
  readonly name: string;
  readonly document: PublisherDocument;
}

const columns = 'id, broker_id as "brokerId", name, document';

const publisherOf = ({ document, ...row }: PublisherRow): StoredPublisher => ({ ...row, ...document });

/** All publishers, by name. */
export async function listPublishers(database: Queryable): Promise<StoredPublisher[]> {
  const rows = await database.query<PublisherRow>(
    `select ${columns} from publisher order by name collate "C"`,
  );
  return rows.map(publisherOf);
}

/** The publisher of this id or, when there is none, of this name. */
export async function findPublisher(database: Queryable, key: string): Promise<StoredPublisher | undefined> {
  const [row] = await database.query<PublisherRow>(
    `select ${columns} from publisher where id::text = $1 or name = $1 order by id::text = $1 desc limit 1`,
    [key],
  );
  return row && publisherOf(row);
}

/** Stores a publisher, new or in place of the one of its id. @throws 409 when the name is another's */
export async function savePublisher(
  database: Queryable,
  { id, brokerId, name, ...document }: StoredPublisher,
): Promise<StoredPublisher> {
  try {
    const [row] = await database.query<PublisherRow>(
      `insert into publisher (id, broker_id, name, document) values ($1, $2, $3, $4)
       on conflict (id) do update set broker_id = $2, name = $3, document = $4 returning ${columns}`,
      [id, brokerId, name, JSON.stringify(document)],
    );
    if (!row) throw new Error('The database stored a publisher without a row.');
    return publisherOf(row);
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation) throw conflict(`Publisher "${name}" exists already`);
    throw error;
  }
}

/** Deletes a publisher. */
export async function deletePublisher(database: Queryable, id: string): Promise<void> {
  await database.query('delete from publisher where id = $1', [id]);
}
