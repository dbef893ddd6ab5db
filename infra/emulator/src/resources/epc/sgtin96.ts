/** A trade item with a serial number, as a tag of 96 bits holds it (GS1 EPC Tag Data Standard). */
export interface Sgtin96 {
  readonly filter: number;
  /** Digits of the company, with leading zeros. */
  readonly companyPrefix: string;
  /** Indicator and item digits, with leading zeros; company and item have thirteen digits together. */
  readonly itemReference: string;
  readonly serial: string;
}

const header = 0x30n;

/** Bits and digits of company and item, by partition. */
const partitions = [
  { companyBits: 40n, companyDigits: 12, itemBits: 4n, itemDigits: 1 },
  { companyBits: 37n, companyDigits: 11, itemBits: 7n, itemDigits: 2 },
  { companyBits: 34n, companyDigits: 10, itemBits: 10n, itemDigits: 3 },
  { companyBits: 30n, companyDigits: 9, itemBits: 14n, itemDigits: 4 },
  { companyBits: 27n, companyDigits: 8, itemBits: 17n, itemDigits: 5 },
  { companyBits: 24n, companyDigits: 7, itemBits: 20n, itemDigits: 6 },
  { companyBits: 20n, companyDigits: 6, itemBits: 24n, itemDigits: 7 },
] as const;

const serialBits = 38n;

/** Reads an EPC; `undefined` when it is not coded so. */
export function decodeSgtin96(epc: string): Sgtin96 | undefined {
  if (!/^[0-9A-F]{24}$/i.test(epc)) return undefined;
  const bits = BigInt(`0x${epc}`);
  const partition = partitions[Number((bits >> 82n) & 7n)];
  if (bits >> 88n !== header || !partition) return undefined;
  const company = (bits >> (serialBits + partition.itemBits)) & mask(partition.companyBits);
  const item = (bits >> serialBits) & mask(partition.itemBits);
  const companyPrefix = digits(company, partition.companyDigits);
  const itemReference = digits(item, partition.itemDigits);
  if (companyPrefix.length > partition.companyDigits || itemReference.length > partition.itemDigits)
    return undefined;
  return {
    filter: Number((bits >> 85n) & 7n),
    companyPrefix,
    itemReference,
    serial: String(bits & mask(serialBits)),
  };
}

/** The fourteen digits of the trade item: indicator, company, item, check digit. */
export function gtin14({ companyPrefix, itemReference }: Sgtin96): string {
  const body = itemReference.slice(0, 1) + companyPrefix + itemReference.slice(1);
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const mask = (bits: bigint) => (1n << bits) - 1n;

const digits = (value: bigint, count: number) => String(value).padStart(count, '0');

/** The upper-case hex of a trade item of a company of seven digits. @param itemReference six digits */
export function encodeSgtin96(companyPrefix: string, itemReference: string, serial: number): string {
  const item = (BigInt(companyPrefix) << 20n) | BigInt(itemReference);
  const bits = (header << 88n) | (1n << 85n) | (5n << 82n) | (item << serialBits) | BigInt(serial);
  return upperCaseHex(bits);
}

const upperCaseHex = (bits: bigint) => bits.toString(16).toUpperCase().padStart(24, '0');
