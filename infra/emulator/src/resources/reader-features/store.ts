import type { FeatureStatusAnswer } from '@console/api-client/reader-definitions/schema';
import type { Queryable } from '../../database';

/** The one feature there is: a hub that multiplies the antennas of a Speedway. */
export const antennaHub = 'ANTENNA_HUB';

/** Features by reader and name. */
export type FeaturesByReader = ReadonlyMap<string, Readonly<Record<string, FeatureStatusAnswer>>>;

/** A feature of a reader as it is stored. */
export interface FeatureRow {
  readonly reader_name: string;
  readonly feature: string;
  readonly status: string;
  readonly status_last_updated: Date | null;
  readonly request_status: string;
  readonly request_status_last_updated: Date | null;
  readonly request_target_status: string | null;
  readonly message: string | null;
}

/** The features of one reader, or of all. */
export async function featuresOf(database: Queryable, reader?: string): Promise<FeaturesByReader> {
  const rows = await database.query<FeatureRow>(
    'select * from reader_feature where $1::text is null or reader_name = $1 order by feature',
    [reader ?? null],
  );
  const features = new Map<string, Record<string, FeatureStatusAnswer>>();
  for (const row of rows) {
    const ofReader = features.get(row.reader_name) ?? {};
    features.set(row.reader_name, ofReader);
    ofReader[row.feature] = statusOf(row);
  }
  return features;
}

/** Gives a Speedway its hub, disabled, and takes it from what is no Speedway any more. */
export async function keepFeaturesOfType(database: Queryable, reader: string, type: string): Promise<void> {
  if (type === 'SPEEDWAY')
    await database.query(
      `insert into reader_feature (reader_name, feature, status, request_status)
       values ($1, $2, 'DISABLED', 'IDLE') on conflict do nothing`,
      [reader, antennaHub],
    );
  else await database.query('delete from reader_feature where reader_name = $1', [reader]);
}

/**
 * Notes that a feature is to change. The reader takes it from there.
 * @returns whether it could be noted: not while it is changing already
 */
export async function requestFeature(
  database: Queryable,
  reader: string,
  feature: string,
  target: 'ENABLED' | 'DISABLED',
  now: Date,
): Promise<boolean> {
  const rows = await database.query(
    `insert into reader_feature as f (reader_name, feature, status, request_status,
       request_status_last_updated, request_target_status, message, next_step)
     values ($1, $2, 'DISABLED', 'INITIALIZING', $4, $3, null, $4)
     on conflict (reader_name, feature) do update set request_status = excluded.request_status,
       request_status_last_updated = excluded.request_status_last_updated,
       request_target_status = excluded.request_target_status, message = null, next_step = excluded.next_step
       where f.request_status not in ('INITIALIZING', 'CONFIGURING')
     returning 1`,
    [reader, feature, target, now],
  );
  return rows.length > 0;
}

function statusOf(row: FeatureRow): FeatureStatusAnswer {
  return {
    status: row.status,
    statusLastUpdated: row.status_last_updated?.toISOString() ?? null,
    requestStatus: row.request_status,
    requestStatusLastUpdated: row.request_status_last_updated?.toISOString() ?? null,
    requestTargetStatus: row.request_target_status,
    message: row.message,
  };
}
