import { type Schema, Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { canonicalConfiguration } from './canonical';
import { anyConfiguration } from './configuration.fixtures';
import { bundleKind, bundleVersion, sectionNames } from './document';
import { bundleSchema } from './schema';

test('every configuration that a service takes is a bundle by the schema', () => {
  const validator = new Validator(bundleSchema as Schema, '2020-12');
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const sections = canonicalConfiguration(configuration);
      expect(validator.validate({ kind: bundleKind, version: bundleVersion, sections }).errors).toEqual([]);
    }),
  );
});

test('all kinds of records are in the schema', () => {
  expect(Object.keys(bundleSchema.properties?.sections?.properties ?? {})).toEqual([...sectionNames]);
});
