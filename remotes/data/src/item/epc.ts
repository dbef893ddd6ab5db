import { isHexadecimal } from '../results/hexadecimal';

/** Positions of the numbers of a scheme in its bits, after a header of eight; Tag Data Standard, section 14. */
interface Scheme {
  readonly name: string;
  /** Its name in pure identities. */
  readonly urn: string;
  /** Bits of the whole code; what readers add to fill a word has to be zero. */
  readonly bits: number;
  /** Bits of company prefix and reference together: the partition says where one ends. */
  readonly numbers: number;
  /** Digits of both together; undefined for a reference that is the serial, and is written without leading zeros. */
  readonly digits?: number;
  /** Last part: a number or letters of seven bits. Absent: the reference is the last, zeros fill the rest. */
  readonly serial?: { readonly bits: number; readonly letters?: true };
  /** The reference itself is letters of seven bits. */
  readonly letters?: true;
}

/** Bits of company prefixes by partition; they have twelve digits, eleven and so on to six. */
const prefixBits = [40, 37, 34, 30, 27, 24, 20];

/** The schemes with a company prefix, by the header of their codes. */
const schemes: Readonly<Record<string, Scheme>> = {
  '2C': { name: 'GDTI-96', urn: 'gdti', bits: 96, numbers: 41, digits: 12, serial: { bits: 41 } },
  '2D': { name: 'GSRN-96', urn: 'gsrn', bits: 96, numbers: 58, digits: 17 },
  '30': { name: 'SGTIN-96', urn: 'sgtin', bits: 96, numbers: 44, digits: 13, serial: { bits: 38 } },
  '31': { name: 'SSCC-96', urn: 'sscc', bits: 96, numbers: 58, digits: 17 },
  '32': { name: 'SGLN-96', urn: 'sgln', bits: 96, numbers: 41, digits: 12, serial: { bits: 41 } },
  '33': { name: 'GRAI-96', urn: 'grai', bits: 96, numbers: 44, digits: 12, serial: { bits: 38 } },
  '34': { name: 'GIAI-96', urn: 'giai', bits: 96, numbers: 82 },
  '36': {
    name: 'SGTIN-198',
    urn: 'sgtin',
    bits: 198,
    numbers: 44,
    digits: 13,
    serial: { bits: 140, letters: true },
  },
  '37': {
    name: 'GRAI-170',
    urn: 'grai',
    bits: 170,
    numbers: 44,
    digits: 12,
    serial: { bits: 112, letters: true },
  },
  '38': { name: 'GIAI-202', urn: 'giai', bits: 202, numbers: 188, letters: true },
  '39': {
    name: 'SGLN-195',
    urn: 'sgln',
    bits: 195,
    numbers: 41,
    digits: 12,
    serial: { bits: 140, letters: true },
  },
  '3E': {
    name: 'GDTI-174',
    urn: 'gdti',
    bits: 174,
    numbers: 41,
    digits: 12,
    serial: { bits: 119, letters: true },
  },
};

/** The scheme without a company prefix: manager, class and serial, each a number. */
const general = { header: '35', name: 'GID-96', manager: 28, class: 24, serial: 36 };

/** Names of the schemes that are decoded. */
export const decodedSchemes: readonly string[] = [
  ...Object.values(schemes).map(({ name }) => name),
  general.name,
].sort();

/** Parts of an EPC about its item, after the GS1 Tag Data Standard. */
export interface DecodedEpc {
  readonly scheme: string;
  /** The pure identity: `urn:epc:id:sgtin:0614141.812345.6789`. */
  readonly identity: string;
  /** The company; of a GID-96 its manager number. */
  readonly companyPrefix: string;
  /** Number given by the company: its item, place or asset; absent where the scheme has none beside the serial. */
  readonly reference?: string;
  /** As it is read; in the identity some of its letters are escaped. */
  readonly serial?: string;
}

/** Why an EPC is shown as hexadecimal only. */
type UndecodedEpc = 'notHexadecimal' | 'unknownScheme' | 'wrongLength' | 'invalid';

/**
 * Decodes an EPC. Codes that are cut, partitions that do not exist, numbers with more digits than their partition has,
 * and letters that a serial cannot have are refused.
 * @param epc hexadecimal
 */
export function decodeEpc(epc: string): DecodedEpc | UndecodedEpc {
  if (!isHexadecimal(epc)) return 'notHexadecimal';
  const header = epc.slice(0, 2).toUpperCase();
  const scheme = schemes[header];
  if (scheme) return hasLength(epc, scheme.bits) ? decodeScheme(readBits(epc), scheme) : 'wrongLength';
  if (header !== general.header) return 'unknownScheme';
  if (!hasLength(epc, 96)) return 'wrongLength';
  const read = readBits(epc);
  const [manager, kind, serial] = [general.manager, general.class, general.serial].map((bits) =>
    String(read(bits)),
  );
  return {
    scheme: general.name,
    identity: `urn:epc:id:gid:${manager}.${kind}.${serial}`,
    companyPrefix: manager ?? '',
    reference: kind ?? '',
    serial: serial ?? '',
  };
}

/** Readers answer whole words of sixteen bits. */
const hasLength = (epc: string, bits: number) => epc.length === 4 * Math.ceil(bits / 16);

/** Reads a code from its left, behind the header. */
function readBits(epc: string): (bits: number) => bigint {
  const code = BigInt(`0x${epc}`);
  let left = 4 * epc.length - 8;
  return (bits) => {
    left -= bits;
    return (code >> BigInt(left)) & ((1n << BigInt(bits)) - 1n);
  };
}

function decodeScheme(read: (bits: number) => bigint, scheme: Scheme): DecodedEpc | UndecodedEpc {
  const { name, urn, bits, numbers, digits, serial, letters } = scheme;
  read(3); // The filter: what it is for, not what it is.
  const partition = Number(read(3));
  const ofPrefix = prefixBits[partition];
  if (ofPrefix === undefined) return 'invalid';
  const prefixDigits = 12 - partition;
  const companyPrefix = digitsOf(read(ofPrefix), prefixDigits);
  const number = read(numbers - ofPrefix);
  const reference = letters
    ? lettersOf(number, numbers - ofPrefix)
    : digitsOf(number, digits === undefined ? undefined : digits - prefixDigits);
  const last = serial && read(serial.bits);
  const ending = last !== undefined && (serial?.letters ? lettersOf(last, serial.bits) : String(last));
  const filled = 4 * 4 * Math.ceil(bits / 16) - 14 - numbers - (serial?.bits ?? 0);
  if (companyPrefix === undefined || reference === undefined || ending === undefined) return 'invalid';
  if (read(filled) !== 0n) return 'invalid';
  const parts = [companyPrefix, escaped(reference), ...(ending === false ? [] : [escaped(ending)])];
  const identity = `urn:epc:id:${urn}:${parts.join('.')}`;
  if (digits === undefined) return { scheme: name, identity, companyPrefix, serial: reference };
  return { scheme: name, identity, companyPrefix, reference, ...(ending !== false && { serial: ending }) };
}

/** A number with its leading zeros; undefined when it has more digits than that. */
function digitsOf(number: bigint, digits: number | undefined): string | undefined {
  if (digits === undefined) return String(number);
  // A reference of no digits is nothing, and its bits are zero.
  if (digits === 0) return number === 0n ? '' : undefined;
  const text = String(number).padStart(digits, '0');
  return text.length > digits ? undefined : text;
}

/** The letters that a serial can have: those of the invariant part of ISO 646 that GS1 allows. */
const allowed = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;

/** Letters of seven bits, of which the last ones may be blank; undefined for others and for none. */
function lettersOf(number: bigint, bits: number): string | undefined {
  let text = '';
  for (let left = bits - 7; left >= 0; left -= 7)
    text += String.fromCharCode(Number((number >> BigInt(left)) & 127n));
  const end = text.indexOf('\0');
  const used = end === -1 ? text : text.slice(0, end);
  const blank = text.slice(used.length);
  return allowed.test(used) && /^\0*$/.test(blank) ? used : undefined;
}

/** Letters that mean something in an identity are written by their number. */
const escaped = (text: string) =>
  text.replace(/["%&/<>?]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
