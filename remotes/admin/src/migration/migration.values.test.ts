import { exportErrors, importErrors, newExportValues, newImportValues } from './migration.values';

test('both forms start blank: no version, no data and no treatment of what is there', () => {
  expect(newExportValues).toEqual({ version: '' });
  expect(newImportValues).toEqual({ data: '', mode: undefined });
});

test.each(['1.9.0', ' 1.9.0 ', '2018r2', '2018R2', '1.0.0-rc.1'])(
  '[MIGRATE-02] %j is a version',
  (version) => {
    expect(exportErrors({ version }).version).toBeUndefined();
  },
);

test.each([
  ['', 'validation.blank'],
  [undefined, 'validation.blank'],
  ['1.9', 'migration.version.invalid'],
  ['2018r3', 'migration.version.invalid'],
  ['v1.9.0', 'migration.version.invalid'],
])('[MIGRATE-02] %j is none', (version, key) => {
  expect(exportErrors({ version }).version).toEqual({ key });
});

test('[MIGRATE-04] an import needs data and a mode', () => {
  expect(importErrors({ data: ' ', mode: undefined })).toEqual({
    data: { key: 'validation.blank' },
    mode: { key: 'migration.mode.required' },
  });
  expect(importErrors({ data: '{}', mode: 'merge' })).toEqual({});
});
