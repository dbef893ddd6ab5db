import { useResource } from '@console/api-client/react';
import {
  type ScannedReader,
  type ScanTarget,
  scannedReaderMutations,
} from '@console/api-client/scanned-readers';
import { useMessages } from '@console/design/messages';
import { useReportFailure } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { replaceReader } from './registration.values';

/** Readers found by a scan, and the calls that scan. */
export interface Scan {
  /** The readers that answered; undefined until a scan has succeeded. */
  readonly found: readonly ScannedReader[] | undefined;
  /** Number of answers that could not be read. */
  readonly unreadable: number;
  /** Number of scans that have succeeded. */
  readonly scans: number;
  /** Addresses of the readers that needed a password when they were found [REGISTER-12]. */
  readonly locked: readonly string[];
  readonly isPending: boolean;
  /** Looks for readers; rejects after it has reported the failure [REGISTER-09]. */
  readonly scan: (target: ScanTarget) => Promise<unknown>;
  /** A reader was found again [REGISTER-14]. */
  readonly replace: (reader: ScannedReader) => void;
}

interface Findings {
  readonly scans: number;
  readonly readers: readonly ScannedReader[];
  readonly unreadable: number;
  readonly locked: readonly string[];
}

/** Looks for readers and keeps what was found. A scan that fails leaves what an earlier one found. */
export function useScan(): Scan {
  const translate = useMessages();
  const report = useReportFailure(translate('register.scan.entity'));
  const [findings, setFindings] = useState<Findings>();
  const { mutateAsync: scan, isPending } = useMutation({
    ...useResource(scannedReaderMutations).scan(),
    onSuccess: ({ rows, unreadable }) =>
      setFindings((before) => ({
        scans: (before?.scans ?? 0) + 1,
        readers: rows,
        unreadable: unreadable.length,
        locked: rows.filter(({ needsAuth }) => needsAuth).map(({ ipAddress }) => ipAddress),
      })),
    onError: (error) => report(translate('register.scan.failed'), error),
  });
  const replace = useCallback(
    (reader: ScannedReader) =>
      setFindings((known) => known && { ...known, readers: replaceReader(known.readers, reader) }),
    [],
  );
  return {
    found: findings?.readers,
    scans: findings?.scans ?? 0,
    unreadable: findings?.unreadable ?? 0,
    locked: findings?.locked ?? [],
    isPending,
    scan,
    replace,
  };
}
