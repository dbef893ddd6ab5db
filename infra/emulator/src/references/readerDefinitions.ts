import type { Queryable } from '../database';
import { notFound } from '../server/failure';

/** @throws 404 when no reader of this name is defined */
export async function requireReaderDefinition(database: Queryable, name: string): Promise<void> {
  const [known] = await database.query('select 1 from reader_definition where name = $1', [name]);
  if (!known) throw notFound('Reader definition', name);
}
