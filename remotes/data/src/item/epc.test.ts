import tds from 'epc-tds';
import fc from 'fast-check';
import { type DecodedEpc, decodedSchemes, decodeEpc } from './epc';

/** Rows of the partition tables of the Tag Data Standard: bits and digits of the company prefix, then of the reference. */
type Rows = readonly (readonly [prefixBits: number, prefixDigits: number, bits: number, digits: number])[];

const itemReference: Rows = [
  [40, 12, 4, 1],
  [37, 11, 7, 2],
  [34, 10, 10, 3],
  [30, 9, 14, 4],
  [27, 8, 17, 5],
  [24, 7, 20, 6],
  [20, 6, 24, 7],
];
const serialReference: Rows = [
  [40, 12, 18, 5],
  [37, 11, 21, 6],
  [34, 10, 24, 7],
  [30, 9, 28, 8],
  [27, 8, 31, 9],
  [24, 7, 34, 10],
  [20, 6, 38, 11],
];
const locationReference: Rows = [
  [40, 12, 1, 0],
  [37, 11, 4, 1],
  [34, 10, 7, 2],
  [30, 9, 11, 3],
  [27, 8, 14, 4],
  [24, 7, 17, 5],
  [20, 6, 21, 6],
];
const assetType: Rows = [
  [40, 12, 4, 0],
  [37, 11, 7, 1],
  [34, 10, 10, 2],
  [30, 9, 14, 3],
  [27, 8, 17, 4],
  [24, 7, 20, 5],
  [20, 6, 24, 6],
];
const assetReference: Rows = [
  [40, 12, 42, 12],
  [37, 11, 45, 13],
  [34, 10, 48, 14],
  [30, 9, 52, 15],
  [27, 8, 55, 16],
  [24, 7, 58, 17],
  [20, 6, 62, 18],
];

/** A field of a code. */
const field = (value: bigint | number, bits: number) => {
  const text = BigInt(value).toString(2);
  if (text.length > bits) throw new RangeError(`${value} has more than ${bits} bits.`);
  return text.padStart(bits, '0');
};
const letters = (text: string, bits: number) =>
  [...text]
    .map((letter) => field(letter.charCodeAt(0), 7))
    .join('')
    .padEnd(bits, '0');
/** The fields in words of sixteen bits, as readers answer them. */
const code = (...fields: readonly string[]) => {
  const bits = fields.join('');
  const whole = bits.padEnd(16 * Math.ceil(bits.length / 16), '0');
  return BigInt(`0b${whole}`)
    .toString(16)
    .toUpperCase()
    .padStart(whole.length / 4, '0');
};
const numbers = (header: number, rows: Rows, partition: number, prefix: string, reference: string) => {
  const [prefixBits, , bits] = rows[partition] ?? [0, 0, 0];
  return [
    field(header, 8),
    field(1, 3),
    field(partition, 3),
    field(BigInt(prefix), prefixBits),
    field(BigInt(reference || 0), bits),
  ];
};

/** Worked out here from the tables of the standard, bit by bit, for the company prefix 0614141 of its examples. */
test.each([
  [
    'SGTIN-96',
    code(...numbers(0x30, itemReference, 5, '0614141', '812345'), field(6789, 38)),
    'sgtin:0614141.812345.6789',
  ],
  [
    'SSCC-96',
    code(...numbers(0x31, serialReference, 5, '0614141', '1234567890'), field(0, 24)),
    'sscc:0614141.1234567890',
  ],
  [
    'SGLN-96',
    code(...numbers(0x32, locationReference, 5, '0614141', '12345'), field(5678, 41)),
    'sgln:0614141.12345.5678',
  ],
  [
    'GRAI-96',
    code(...numbers(0x33, assetType, 5, '0614141', '12345'), field(5678, 38)),
    'grai:0614141.12345.5678',
  ],
  ['GIAI-96', code(...numbers(0x34, assetReference, 5, '0614141', '5678')), 'giai:0614141.5678'],
  [
    'GSRN-96',
    code(...numbers(0x2d, serialReference, 5, '0614141', '1234567890'), field(0, 24)),
    'gsrn:0614141.1234567890',
  ],
  [
    'GDTI-96',
    code(...numbers(0x2c, locationReference, 5, '0614141', '12345'), field(5678, 41)),
    'gdti:0614141.12345.5678',
  ],
  [
    'GID-96',
    code(field(0x35, 8), field(31415, 28), field(271828, 24), field(1414, 36)),
    'gid:31415.271828.1414',
  ],
  [
    'SGTIN-198',
    code(...numbers(0x36, itemReference, 5, '0614141', '712345'), letters('32a/b', 140)),
    'sgtin:0614141.712345.32a%2Fb',
  ],
  [
    'SGLN-195',
    code(...numbers(0x39, locationReference, 5, '0614141', '12345'), letters('32a/b', 140)),
    'sgln:0614141.12345.32a%2Fb',
  ],
  [
    'GRAI-170',
    code(...numbers(0x37, assetType, 5, '0614141', '12345'), letters('32a/b', 112)),
    'grai:0614141.12345.32a%2Fb',
  ],
  [
    'GIAI-202',
    code(...numbers(0x38, assetReference, 5, '0614141', '0').slice(0, 4), letters('32a/b', 164)),
    'giai:0614141.32a%2Fb',
  ],
  [
    'GDTI-174',
    code(...numbers(0x3e, locationReference, 5, '0614141', '12345'), letters('ABCDefgh012345678', 119)),
    'gdti:0614141.12345.ABCDefgh012345678',
  ],
])('%s %s is %s', (scheme, epc, identity) => {
  expect(decodedSchemes).toContain(scheme);
  const decoded = decodeEpc(epc);
  expect(decoded).toMatchObject({ scheme, identity: `urn:epc:id:${identity}` });
  expect(decodeEpc(epc.toLowerCase())).toEqual(decoded);
});

test('the code that the standard prints for its SGTIN-96 is the one that its tables give', () => {
  expect(
    code(...numbers(0x30, itemReference, 5, '0614141', '812345').with(1, field(3, 3)), field(6789, 38)),
  ).toBe('3074257BF7194E4000001A85');
});

test('company prefix, reference and serial are told apart', () => {
  expect(decodeEpc('3074257BF7194E4000001A85')).toEqual({
    scheme: 'SGTIN-96',
    identity: 'urn:epc:id:sgtin:0614141.812345.6789',
    companyPrefix: '0614141',
    reference: '812345',
    serial: '6789',
  });
  const letter = code(...numbers(0x36, itemReference, 5, '0614141', '712345'), letters('32a/b', 140));
  expect(decodeEpc(letter)).toMatchObject({ serial: '32a/b' });
});

const sgtin = (serial: string) => code(...numbers(0x36, itemReference, 5, '0614141', '712345'), serial);

test.each([
  ['no hexadecimal number', 'pallet', 'notHexadecimal'],
  ['another header', 'E2801160600002054CC2096F', 'unknownScheme'],
  ['cut to 64 bits', '3074257BF7194E40', 'wrongLength'],
  ['an odd number of digits', '3074257BF7194E4000001A8', 'wrongLength'],
  ['a scheme with letters, cut to 96 bits', '3674257BF7194E5C3A1B0000', 'wrongLength'],
  ['partition 7', '307C257BF7194E4000001A85', 'invalid'],
  // Partition 6 has six digits of company prefix; 20 bits of ones are seven.
  ['a company prefix too large for its partition', '301BFFFFC000000000000001', 'invalid'],
  // Partition 5 has six digits of item reference; 20 bits of ones are seven.
  ['an item reference too large for its partition', '3014000003FFFFC000000001', 'invalid'],
  ['a serial without letters', sgtin(field(0, 140)), 'invalid'],
  ['a letter that no serial has', sgtin(letters('a~', 140)), 'invalid'],
  ['letters after the end of a serial', sgtin(letters('a\0b', 140)), 'invalid'],
  ['bits beyond the end of the code', sgtin(letters('a', 140)).replace(/0$/, '1'), 'invalid'],
])('%s is not decoded', (_, epc, reason) => {
  expect(decodeEpc(epc)).toBe(reason);
});

const digits = (count: number) =>
  count === 0 ? fc.constant('') : fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const serial = fc.stringMatching(/^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,16}$/);

test.each([
  ['SGTIN', 0x30, 38, 0x36, 140, itemReference],
  ['SGLN', 0x32, 41, 0x39, 140, locationReference],
  ['GRAI', 0x33, 38, 0x37, 112, assetType],
  ['GDTI', 0x2c, 41, 0x3e, 119, locationReference],
] as const)(
  'any %s is decoded to the numbers and letters that it was made of',
  (name, header, bits, letterHeader, letterBits, rows) => {
    const made = fc
      .nat(6)
      .chain((partition) =>
        fc.tuple(
          fc.constant(partition),
          digits(rows[partition]?.[1] ?? 0),
          digits(rows[partition]?.[3] ?? 0),
        ),
      );
    fc.assert(
      fc.property(
        made,
        fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }),
        serial,
        ([partition, prefix, reference], number, text) => {
          const short = code(...numbers(header, rows, partition, prefix, reference), field(number, bits));
          expect(decodeEpc(short)).toMatchObject({
            companyPrefix: prefix,
            reference,
            serial: String(number),
          });
          // Another decoder says the same of it; it writes 0 for a reference that has no digits, where the standard has nothing.
          if (reference !== '')
            expect(tds.valueOf(short).toIdURI()).toBe((decodeEpc(short) as DecodedEpc).identity);
          const long = code(
            ...numbers(letterHeader, rows, partition, prefix, reference),
            letters(text, letterBits),
          );
          const decoded = decodeEpc(long);
          expect(decoded).toMatchObject({ companyPrefix: prefix, reference, serial: text });
          expect((decoded as DecodedEpc).identity.split(':')[3]).toBe(name.toLowerCase());
        },
      ),
    );
  },
);

test('any code is decoded with the digits of its partition, or not at all', () => {
  const hex = fc.stringMatching(/^[0-9A-F]{22}$/);
  fc.assert(
    fc.property(fc.constantFrom('2C', '2D', '30', '31', '32', '33', '34', 'F7'), hex, (header, rest) => {
      const decoded = decodeEpc(header + rest);
      if (typeof decoded === 'string') return;
      const { companyPrefix, identity }: DecodedEpc = decoded;
      expect(companyPrefix).toMatch(/^\d{6,12}$/);
      expect(identity).toMatch(/^urn:epc:id:[a-z]+:[\d.]+$/);
    }),
  );
});
