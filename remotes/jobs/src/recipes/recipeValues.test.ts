/** @jest-environment node */
import { type Recipe, recipeTypes, writeRecipe } from '@console/api-client/recipes';
import { draftOfValues, newRecipeValues, valuesOfRecipe } from './recipeValues';

const everything: Recipe = {
  name: 'All',
  type: 'INVENTORY',
  readerConfigurationName: 'Default',
  readerConfigurations: [{ readerName: 'Dock', readerConfigurationName: 'Fast' }],
  tagHeartbeatDuration: 90,
  tagExpiryDuration: 3600,
  computeWindow: 20,
  reportingInterval: 5,
  locationAggregationModel: 'BY_CYCLES',
  minimumMovementInMeters: 0.5,
  thresholdIds: [3, 1],
  profile: 'ONE',
  iterationDataLogEnabled: true,
};

test('a form that is not touched describes the recipe it was opened with', () => {
  expect(draftOfValues(valuesOfRecipe(everything), everything)).toEqual(everything);
});

test.each(recipeTypes)(
  '[RECIPE-11] what a form of all settings sends as %s is what this type has',
  (type) => {
    const sent = writeRecipe(draftOfValues({ ...valuesOfRecipe(everything), type }));
    const has = (field: keyof typeof sent) => field in sent;
    expect([has('tagHeartbeatDuration'), has('tagExpiryDuration'), has('reportingInterval')]).toEqual(
      Array(3).fill(type !== 'THRESHOLD'),
    );
    expect([has('computeWindow'), has('minimumMovementInMeters')]).toEqual(
      Array(2).fill(type === 'LOCATION'),
    );
    expect([has('thresholdIds'), has('profile'), has('iterationDataLogEnabled')]).toEqual(
      Array(3).fill(type === 'THRESHOLD'),
    );
  },
);

test('[RECIPE-10] a new recipe starts with a heartbeat of five minutes', () => {
  expect(newRecipeValues.tagHeartbeatDuration).toBe('PT5M');
});

test('what cannot be read stays as it was typed, and blank is nothing', () => {
  const draft = draftOfValues({ ...newRecipeValues, tagHeartbeatDuration: 'soon', computeWindow: 'wide' });
  expect(draft).toMatchObject({ tagHeartbeatDuration: 'soon', computeWindow: 'wide' });
  expect(draft).not.toHaveProperty('tagExpiryDuration');
});
