import type {
  SoftwareVersionAnswer,
  SoftwareVersionPolicyRequest,
  SoftwareVersionRequest,
} from '@console/api-client/software-versions/schema';
import type { Queryable } from '../../database';
import { invalid } from '../../server/failure';
import { checksumOf, imageOf } from './images';

interface VersionRow {
  readonly image_type: string;
  readonly version: string;
  readonly image_name: string;
  readonly checksum: string;
  readonly description: string | null;
  readonly created: Date;
  readonly updated: Date;
  readonly update_comment: string | null;
  readonly record_version: number;
}

/** The versions of an image type, the newest first. */
export async function listVersions(database: Queryable, imageType: string): Promise<SoftwareVersionAnswer[]> {
  const rows = await database.query<VersionRow>(
    'select * from software_version where image_type = $1 order by created desc, version desc',
    [imageType],
  );
  return rows.map(answer);
}

/** One version. */
export async function findVersion(
  database: Queryable,
  imageType: string,
  version: string,
): Promise<SoftwareVersionAnswer | undefined> {
  const [row] = await database.query<VersionRow>(
    'select * from software_version where image_type = $1 and version = $2',
    [imageType, version],
  );
  return row && answer(row);
}

/**
 * Stores a version, new or in place of the stored one. The default checksum is that of the image served here.
 * @returns which version it is
 * @throws 400 when the request does not say
 */
export async function saveVersion(
  database: Queryable,
  request: SoftwareVersionRequest,
  now: Date,
): Promise<{ readonly imageType: string; readonly version: string }> {
  const { versionIdentifier, imageName, checksum } = request.versionInfo ?? request;
  if (!versionIdentifier) throw invalid('versionIdentifier', 'is required');
  if (!imageName) throw invalid('imageName', 'is required');
  const { imageType, version } = versionIdentifier;
  await database.query(
    `insert into software_version as v (image_type, version, image_name, checksum, description, created, updated)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (image_type, version) do update set image_name = excluded.image_name,
       checksum = excluded.checksum, description = excluded.description, updated = excluded.updated,
       record_version = v.record_version + 1`,
    [
      imageType,
      version,
      imageName,
      checksum || checksumOf(imageType, imageName),
      request.description ?? null,
      now,
    ],
  );
  return versionIdentifier;
}

/** Changes how a version may be used. @returns whether there is such a version */
export async function savePolicy(
  database: Queryable,
  {
    versionIdentifier: { imageType, version },
    policy,
    updatedComment,
  }: SoftwareVersionPolicyRequest & { policy?: unknown },
  now: Date,
): Promise<boolean> {
  const rows = await database.query(
    `update software_version set policy = $3, update_comment = $4, updated = $5,
       record_version = record_version + 1
     where image_type = $1 and version = $2 returning 1`,
    [imageType, version, JSON.stringify(policy ?? null), updatedComment ?? null, now],
  );
  return rows.length > 0;
}

/** Forgets a version. @returns whether there was one */
export async function removeVersion(
  database: Queryable,
  imageType: string,
  version: string,
): Promise<boolean> {
  const rows = await database.query(
    'delete from software_version where image_type = $1 and version = $2 returning 1',
    [imageType, version],
  );
  return rows.length > 0;
}

/** The image of a known version, by its name. */
export async function findImage(
  database: Queryable,
  imageType: string,
  imageName: string,
): Promise<Buffer | undefined> {
  const rows = await database.query(
    'select 1 from software_version where image_type = $1 and image_name = $2 limit 1',
    [imageType, imageName],
  );
  return rows.length > 0 ? imageOf(imageType, imageName) : undefined;
}

/** Exactly the keys strict clients know. */
function answer(row: VersionRow): SoftwareVersionAnswer {
  return {
    versionInfo: {
      versionIdentifier: { version: row.version, imageType: row.image_type },
      imageName: row.image_name,
      checksum: row.checksum,
    },
    description: row.description,
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
    updateComment: row.update_comment,
    recordVersionNumber: row.record_version,
  };
}
