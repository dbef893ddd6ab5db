import { draftOfValues, facilityErrors, newFacilityValues } from './facility.values';

test('a new facility has no name at first', () => {
  expect(newFacilityValues).toEqual({ name: '' });
});

test.each([undefined, '', ' \t'])('[FACILITY-02] %j is no name of a facility', (name) => {
  expect(facilityErrors({ name })).toEqual({ name: { key: 'validation.blank' } });
});

test('[FACILITY-02] a facility with a name is accepted', () => {
  expect(facilityErrors({ name: 'DEPOT' })).toEqual({ name: undefined });
});

test('[FACILITY-03] the name is sent without blanks around it, and nothing else', () => {
  const stored = { name: ' DEPOT 7 ', createdBy: 'someone' };
  expect(draftOfValues(stored)).toEqual({ name: 'DEPOT 7' });
});
