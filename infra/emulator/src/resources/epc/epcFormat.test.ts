import fc from 'fast-check';
import { formatEpc } from './epcFormat';
import { decodeSgtin96, encodeSgtin96, gtin14 } from './sgtin96';

/** The example of the GS1 standard: company 0614141, item 812345, serial 6789. */
const example = '3074257BF7194E4000001A85';
const european = '3034F4E4E468D48000000001';

test.each([
  [undefined, example, example],
  ['RAW', example, `urn:epc:raw:96.${example}`],
  ['PURE_ID', example, 'urn:epc:id:sgtin:0614141.812345.6789'],
  ['TAG', example, 'urn:epc:tag:sgtin-96:3.0614141.812345.6789'],
  ['DEFAULT', example, 'urn:epc:id:sgtin:0614141.812345.6789'],
  ['UPC12', example, undefined],
  ['UPC12', '3034257BF40003C000000001', '614141000159'],
  ['UPC12', european, undefined],
  ['DEFAULT', 'E2801160', 'urn:epc:raw:32.E2801160'],
  ['PURE_ID', 'E2801160', undefined],
  ['TAG', 'E28011606000020000000001', undefined],
  // A partition that does not exist.
  ['PURE_ID', '301C257BF7194E4000001A85', undefined],
] as const)('as %s, %s is %s', (format, epc, expected) => {
  expect(formatEpc(epc, format)).toBe(expected);
});

test('the check digit is the one on the box', () => {
  const item = decodeSgtin96(example);
  expect(item && gtin14(item)).toBe('80614141123458');
});

test('whatever a tag holds, it has a raw and a default form', () => {
  const hex = fc.array(fc.constantFrom(...'0123456789ABCDEF'), { minLength: 1, maxLength: 32 });
  fc.assert(
    fc.property(hex, (digits) => {
      const epc = digits.join('');
      expect(formatEpc(epc, 'RAW')).toContain(epc);
      expect(formatEpc(epc, 'DEFAULT')).toMatch(/^urn:epc:(raw|id)/);
    }),
  );
});

test('what is coded is read again', () => {
  const number = (digits: number) =>
    fc.nat(10 ** digits - 1).map((value) => String(value).padStart(digits, '0'));
  fc.assert(
    fc.property(number(7), number(6), fc.nat(2 ** 31), (companyPrefix, itemReference, serial) => {
      expect(decodeSgtin96(encodeSgtin96(companyPrefix, itemReference, serial))).toEqual({
        filter: 1,
        companyPrefix,
        itemReference,
        serial: String(serial),
      });
    }),
  );
});
