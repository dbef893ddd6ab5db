import type { UpgradeRequest } from '@console/api-client/upgrades/schema';
import type { Queryable } from '../../database';

interface UpgradeRow {
  readonly id: string;
  readonly status: string;
  readonly request: UpgradeRequest;
  readonly cancelled: boolean;
  readonly created: Date;
  readonly updated: Date;
  readonly finished: Date | null;
}

interface ReaderRow {
  readonly reader_name: string;
  readonly status: string;
  readonly install_step: string;
  readonly message: string | null;
  readonly previous_version: string | null;
  readonly started: Date | null;
  readonly updated: Date;
  readonly finished: Date | null;
}

/** All upgrades, the newest first. Exactly the keys strict clients know: no status. */
export async function listUpgrades(database: Queryable) {
  const rows = await database.query<UpgradeRow & { readonly devices: number; readonly failures: number }>(
    `select upgrade.*, devices, failures
     from upgrade, lateral (
       select count(*)::int as devices,
         (count(*) filter (where status = 'FAILED' or status = 'SKIPPED' and install_step <> 'VERSION_CORRECT'))::int
           as failures
       from upgrade_reader where upgrade_id = id) as readers
     order by number desc`,
  );
  return rows.map((row) => ({
    id: row.id,
    upgradeRequest: row.request,
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
    numDevices: row.devices,
    cancelled: row.cancelled,
    numFailures: row.failures,
  }));
}

/** Reads one upgrade with its readers. */
export async function findUpgrade(database: Queryable, id: string, now: Date) {
  const [row] = await database.query<UpgradeRow>('select * from upgrade where id::text = lower($1)', [id]);
  if (!row) return undefined;
  const readers = await database.query<ReaderRow>(
    'select * from upgrade_reader where upgrade_id = $1 order by place',
    [row.id],
  );
  const { version, imageType } = row.request.versionIdentifier;
  const seconds = (from: Date | null, to: Date | null) =>
    from ? Math.max(0, Math.floor(((to ?? now).getTime() - from.getTime()) / 1000)) : 0;
  return {
    id: row.id,
    version: { version, imageType },
    status: row.status,
    target: row.request.target,
    details: {
      readers: readers.map((reader) => ({
        name: reader.reader_name,
        installStep: reader.install_step,
        previousVersion: reader.previous_version && { version: reader.previous_version, imageType },
        status: reader.status,
        elapsedTimeSeconds: seconds(reader.started, reader.finished),
        lastUpdatedTime: reader.updated.toISOString(),
        message: reader.message,
      })),
    },
    elapsedTimeSeconds: seconds(row.created, row.finished),
    lastUpdatedTime: row.updated.toISOString(),
  };
}

/**
 * Stops an upgrade: readers that wait are skipped, those that are being upgraded are finished.
 * @returns whether it was under way
 */
export async function stopUpgrade(database: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await database.query(
    `update upgrade set cancelled = true, updated = $2
     where id::text = lower($1) and status in ('WAITING', 'IN_PROGRESS') returning 1`,
    [id, now],
  );
  if (rows.length === 0) return false;
  await database.query(
    `update upgrade_reader set status = 'SKIPPED', message = 'The upgrade was stopped', updated = $2, finished = $2
     where upgrade_id::text = lower($1) and status = 'WAITING'`,
    [id, now],
  );
  return true;
}
