import fc from 'fast-check';
import {
  type AddressFields,
  flag,
  namesAny,
  number,
  readAddress,
  text,
  texts,
  writeAddress,
} from './addressFields';

interface Values {
  readonly prefix: string;
  readonly zones: readonly string[];
  readonly moved: number | string | undefined;
  readonly only: boolean;
}

const fields: AddressFields<Values> = { prefix: text, zones: texts, moved: number, only: flag };

const filled = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');

test('what was written is read again, and nothing else of the address is touched', () => {
  const values = fc.record({
    prefix: fc.oneof(fc.constant(''), filled),
    zones: fc.array(filled),
    moved: fc.oneof(
      fc.constant(undefined),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
    ),
    only: fc.boolean(),
  });
  fc.assert(
    fc.property(values, (asked) => {
      const before = new URLSearchParams('results.sort=epc&prefix=old&zones=Hall');
      const address = new URLSearchParams(writeAddress(before, fields, asked).toString());
      expect(readAddress(address, fields)).toEqual(asked);
      expect(address.get('results.sort')).toBe('epc');
    }),
  );
});

test('whatever stands in an address can be read', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('prefix', 'zones', 'moved', 'only'), fc.string())),
      (pairs) => {
        const read = readAddress(new URLSearchParams(pairs.map(([name, value]) => [name, value])), fields);
        expect(typeof read.prefix).toBe('string');
        expect(Array.isArray(read.zones)).toBe(true);
      },
    ),
  );
});

test('a number that is none stays as it was typed', () => {
  expect(readAddress(new URLSearchParams('moved=far'), fields).moved).toBe('far');
});

test('blank values do not stand in the address', () => {
  const address = writeAddress(new URLSearchParams(), fields, {
    prefix: ' ',
    zones: [],
    moved: undefined,
    only: false,
  });
  expect(address.toString()).toBe('');
  expect(namesAny(address, fields)).toBe(false);
});
