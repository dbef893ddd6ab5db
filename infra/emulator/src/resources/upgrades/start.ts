import { randomUUID } from 'node:crypto';
import type { UpgradeRequest } from '@console/api-client/upgrades/schema';
import type { Queryable } from '../../database';
import { invalid } from '../../server/failure';
import { findVersion } from '../software-versions/store';

/**
 * Starts an upgrade.
 * @returns its id
 * @throws 400 for an unknown version, reader or facility, or when nothing is left to upgrade
 */
export async function startUpgrade(
  transaction: Queryable,
  { target, versionIdentifier: { version, imageType }, policy }: UpgradeRequest,
  now: Date,
): Promise<string> {
  if (!(await findVersion(transaction, imageType, version)))
    throw invalid('versionIdentifier.version', `"${version}" of ${imageType} does not exist`);
  const { maxParallelReaders = null, allowedReaderTypes = null } = policy ?? {};
  const readers = await targetedReaders(transaction, target, allowedReaderTypes);
  const id = randomUUID();
  const request = {
    target: { type: target.type, values: target.values },
    versionIdentifier: { version, imageType },
    policy: { maxParallelReaders, allowedReaderTypes },
  };
  await transaction.query(
    `insert into upgrade (id, status, request, max_parallel, created, updated)
     values ($1, 'WAITING', $2, $3, $4, $4)`,
    [id, JSON.stringify(request), maxParallelReaders, now],
  );
  await transaction.query(
    `insert into upgrade_reader (upgrade_id, place, reader_name, status, install_step, previous_version, updated)
     select $1, place - 1, name, 'WAITING', 'WAITING_FOR_PACKAGE', report -> 'version' ->> $3, $4
     from jsonb_array_elements_text($2::jsonb) with ordinality as reader (name, place)
       left join reader_state on reader_name = name`,
    [id, JSON.stringify(readers), imageType === 'CAP_ITEMSENSE' ? 'App' : 'Firmware', now],
  );
  return id;
}

/** The names of the readers an upgrade is aimed at, of the types it allows. */
async function targetedReaders(
  database: Queryable,
  { type, values }: UpgradeRequest['target'],
  allowed: readonly string[] | null,
): Promise<string[]> {
  const column = type === 'DEVICE' ? 'name' : 'facility';
  const readers = await database.query<{ name: string; facility: string; type: string }>(
    `select name, facility, type from reader_definition where $1::jsonb ? ${column} order by name collate "C"`,
    [JSON.stringify(values)],
  );
  const unknown = values.find((value) => !readers.some((reader) => reader[column] === value));
  if (unknown !== undefined)
    throw invalid(
      'target.values',
      type === 'DEVICE' ? `has no reader "${unknown}"` : `has no reader in the facility "${unknown}"`,
    );
  const wanted = readers.filter((reader) => !allowed || allowed.includes(reader.type));
  if (wanted.length === 0) throw invalid('policy.allowedReaderTypes', 'leaves no reader to upgrade');
  return wanted.map(({ name }) => name);
}
