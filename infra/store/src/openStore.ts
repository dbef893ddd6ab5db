import { bucketStore } from './bucketStore';
import { folderStore } from './folderStore';
import { postgresStore } from './postgresStore';
import { type Store, StoreError } from './Store';

/**
 * The store that a text names.
 * @param text a folder, `/srv/console`, a bucket, `s3://console/production`, or a database, `postgres://host/console`.
 * @param environment where credentials of a bucket are, see {@link bucketStore}.
 * @throws StoreError with code `unusable` for what is none of them.
 */
export function openStore(
  text: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Store {
  if (text.startsWith('s3://')) return bucketStore(text, environment);
  if (/^postgres(ql)?:\/\//.test(text)) return postgresStore(text);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text))
    throw new StoreError(
      'unusable',
      `'${text}' is not the address of a store: give a folder, s3://bucket/path or postgres://host/database.`,
    );
  return folderStore(text);
}
