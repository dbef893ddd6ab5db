/** @jest-environment node */
import { readerConfigurationOf } from '.';
import { readRecipe } from './adapter';

const answer = {
  name: 'Deep scan',
  type: 'INVENTORY',
  readerConfigurationName: 'IMPINJ_Deep_Scan_Inventory',
  readerConfigurations: { 'Dock 1': 'Fast' },
  tagHeartbeatDuration: 'PT5M',
  tagExpiryDuration: null,
  reportingInterval: 5,
  profile: null,
};

it('shows pairs in place of the map and seconds in place of ISO durations', () => {
  expect(readRecipe(answer)).toEqual({
    name: 'Deep scan',
    type: 'INVENTORY',
    readerConfigurationName: 'IMPINJ_Deep_Scan_Inventory',
    readerConfigurations: [{ readerName: 'Dock 1', readerConfigurationName: 'Fast' }],
    thresholdIds: [],
    tagHeartbeatDuration: 300,
    reportingInterval: 5,
  });
});

it('gives a reader its own configuration, else the default', () => {
  const recipe = readRecipe(answer);
  expect(readerConfigurationOf(recipe, 'Dock 1')).toBe('Fast');
  expect(readerConfigurationOf(recipe, 'Dock 2')).toBe('IMPINJ_Deep_Scan_Inventory');
  expect(readerConfigurationOf(readRecipe({ name: 'A', type: 'THRESHOLD' }), 'Dock 2')).toBeUndefined();
});
