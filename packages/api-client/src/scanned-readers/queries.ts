import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { findReader, type ReaderPassword, type ScanTarget, scanReaders, setReaderPassword } from './calls';

const model = 'scanned-reader';

/** Finding readers: done when asked for, so these are mutations, although the scan itself is a GET. */
export function scannedReaderMutations(client: ServiceClient) {
  return {
    /** Scans networks or hosts. The page words a failure itself (REGISTER-09). */
    scan: () =>
      mutationOptions({
        mutationFn: (target: ScanTarget) => client.call(scanReaders(target)),
        meta: mutationMeta<ScanTarget>({ model, action: 'scan', silent: true }),
      }),
    /**
     * Sets the password of a reader and finds it again: it is verified when the answer no longer needs one
     * (REGISTER-14). The page words a failure itself. Nothing keeps the password once this is done.
     */
    setPassword: () =>
      mutationOptions({
        mutationFn: async (password: ReaderPassword) => {
          await client.call(setReaderPassword(password));
          return client.call(findReader(password.ipAddress));
        },
        gcTime: 0,
        meta: mutationMeta<ReaderPassword>({
          model,
          action: 'authenticate',
          describe: ({ ipAddress }) => ipAddress,
          silent: true,
        }),
      }),
  };
}
