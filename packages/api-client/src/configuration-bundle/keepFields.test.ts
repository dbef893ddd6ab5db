import fc from 'fast-check';
import { type Configuration, compareConfigurations, type Json, keepFields } from '.';

/** Records with values, objects in objects, and lists whose entries have names. */
const value: fc.Arbitrary<Json> = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom('x', 'y', ''),
  fc.boolean(),
);
const group = fc.dictionary(fc.constantFrom('x', 'y', 'yaw'), value);
const list = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
  .chain((names) => fc.tuple(...names.sort().map((name) => group.map((fields) => ({ ...fields, name })))));
const record = fc.record(
  { address: value, placement: group, zones: list, groups: fc.array(value, { maxLength: 2 }) },
  { requiredKeys: [] },
);
const key = 'readerDefinitions/Dock';
const configurationOf = (fields: object): Configuration => ({
  readerDefinitions: [{ name: 'Dock', ...fields }],
});
const fieldsOf = (before: Configuration, after: Configuration) =>
  compareConfigurations(before, after).flatMap(({ fields }) => fields.map(({ field }) => field));

test('what stays is as it is now, and everything else is as it is wanted', () => {
  fc.assert(
    fc.property(record, record, fc.func(fc.boolean()), (one, other, isKept) => {
      const [before, after] = [configurationOf(one), configurationOf(other)];
      const changed = fieldsOf(before, after);
      const kept = changed.filter((field) => isKept(field));
      const made = keepFields(after, before, new Map([[key, new Set(kept)]]));
      expect(fieldsOf(before, made)).toEqual(changed.filter((field) => !kept.includes(field)));
      expect(fieldsOf(made, after).sort()).toEqual(kept.sort());
    }),
  );
});

test('a record that is new, and one of which nothing is kept, are as they are wanted', () => {
  const wanted = configurationOf({ address: 'x' });
  const kept = new Map([[key, new Set(['address'])]]);
  expect(keepFields(wanted, { readerDefinitions: [] }, kept)).toEqual(wanted);
  expect(keepFields(wanted, configurationOf({ address: 'y' }), new Map())).toEqual(wanted);
});
