import type { EpcFormat } from '@console/api-client/items/schema';
import { decodeSgtin96, gtin14, type Sgtin96 } from './sgtin96';

/**
 * An EPC in the form a client asks for; `undefined` when it is not coded so that it has this form, which is never
 * the case for `RAW` and `DEFAULT`.
 * @param epc upper-case hex
 * @param format default: hex
 */
export function formatEpc(epc: string, format: EpcFormat | undefined): string | undefined {
  if (format === undefined) return epc;
  if (format === 'RAW') return raw(epc);
  const item = decodeSgtin96(epc);
  if (format === 'DEFAULT') return item ? pureIdentity(item) : raw(epc);
  if (!item) return undefined;
  switch (format) {
    case 'PURE_ID':
      return pureIdentity(item);
    case 'TAG':
      return `urn:epc:tag:sgtin-96:${item.filter}.${numbers(item)}`;
    case 'UPC12':
      return upc12(item);
  }
}

const raw = (epc: string) => `urn:epc:raw:${epc.length * 4}.${epc}`;

const pureIdentity = (item: Sgtin96) => `urn:epc:id:sgtin:${numbers(item)}`;

const numbers = ({ companyPrefix, itemReference, serial }: Sgtin96) =>
  `${companyPrefix}.${itemReference}.${serial}`;

/** Twelve digits are the number of a consumer unit of an American company: two zeros come before them. */
function upc12(item: Sgtin96): string | undefined {
  const number = gtin14(item);
  return number.startsWith('00') ? number.slice(2) : undefined;
}
