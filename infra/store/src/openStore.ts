import { bucketStore } from './bucketStore';
import { folderStore } from './folderStore';
import { type Store, StoreError } from './Store';

/**
 * The store that a text names.
 * @param text a folder, `/srv/console`, or a bucket, `s3://console/production`.
 * @param environment where credentials of a bucket are, see {@link bucketStore}.
 * @throws StoreError with code `unusable` for what is neither.
 */
export function openStore(
  text: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Store {
  if (text.startsWith('s3://')) return bucketStore(text, environment);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text))
    throw new StoreError(
      'unusable',
      `'${text}' is not the address of a store: give a folder, or s3://bucket/path.`,
    );
  return folderStore(text);
}
