import type { Call, ListAnswer } from '../client';
import { readList, readNothing, readRecord } from '../client/answer';
import { consolePath } from '../client/path';
import { readScannedReader, type ScannedReader } from './adapter';
import { validateScannedReader } from './validate.generated.js';

/** Where to look for readers: in networks, by their ids, or at host names and addresses. */
export type ScanTarget = { readonly networks: readonly string[] } | { readonly addresses: readonly string[] };

/** Looks for readers (REGISTER-07). Takes the service some seconds. */
export function scanReaders(target: ScanTarget): Call<ListAnswer<ScannedReader>> {
  return {
    name: 'scan for readers',
    method: 'GET',
    path: consolePath('api', 'readers'),
    query: { ...target, refresh: true },
    answer: readList(validateScannedReader, readScannedReader, 'ipAddress'),
  };
}

/** The user readers are entered as (REGISTER-13). */
const readerUser = 'root';

/** A reader and the password to get into it. */
export interface ReaderPassword {
  readonly ipAddress: string;
  readonly password: string;
}

/** Sets the password for a reader (REGISTER-13). Refused when the reader does not accept it. */
export function setReaderPassword({ ipAddress, password }: ReaderPassword): Call<void> {
  return {
    name: 'set reader password',
    method: 'PUT',
    path: consolePath('api', 'readers', 'authenticate'),
    body: { ipAddress, username: readerUser, password },
    answer: readNothing,
    change: { model: 'scanned-reader', action: 'authenticate', name: ipAddress, secrets: ['password'] },
  };
}

/** Scans an address for its reader again (REGISTER-13). */
export function findReader(ipAddress: string): Call<ScannedReader> {
  return {
    name: 'find reader',
    method: 'GET',
    path: consolePath('api', 'readers', 'find', ipAddress),
    query: { type: 'ip' },
    answer: readRecord(validateScannedReader, readScannedReader),
  };
}
