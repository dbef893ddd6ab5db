import fc from 'fast-check';
import { consolePath, namedRecordPaths, servicePath } from './path';

const name = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => text !== '.' && text !== '..' && text.isWellFormed());

it('[WIRE-02] puts the fixed segment itemsense first, and nowhere else', () => {
  expect(servicePath('health', 'v1', 'readers')).toBe('/itemsense/health/v1/readers');
  expect(consolePath('api', 'networks')).toBe('/api/networks');
});

it('[WIRE-03] spells the verbs of named records', () => {
  const paths = namedRecordPaths('facilities');
  expect([paths.list(), paths.one('A'), paths.create(), paths.replace(), paths.destroy('A')]).toEqual([
    '/itemsense/configuration/v1/facilities/show',
    '/itemsense/configuration/v1/facilities/show/A',
    '/itemsense/configuration/v1/facilities/create',
    '/itemsense/configuration/v1/facilities/createOrReplace',
    '/itemsense/configuration/v1/facilities/destroy/A',
  ]);
});

it('keeps every name one segment of the address that is sent', () => {
  fc.assert(
    fc.property(name, (text) => {
      const { pathname, search, hash } = new URL(servicePath('show', text), 'http://service');
      const segments = pathname.split('/').map(decodeURIComponent);
      expect([segments, search, hash]).toEqual([['', 'itemsense', 'show', text], '', '']);
    }),
  );
});

it.each(['', '.', '..'])('refuses the name %j, which would reach another address', (text) => {
  expect(() => servicePath('destroy', text)).toThrow(RangeError);
});
