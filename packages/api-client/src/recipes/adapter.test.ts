import fc from 'fast-check';
import { type Recipe, readerConfigurationOf, recipeTypes, writeRecipe } from '.';
import { readRecipe } from './adapter';
import { withApplicableFields } from './rules';

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

const everything: Recipe = {
  name: 'All',
  type: 'INVENTORY',
  readerConfigurationName: 'Default',
  readerConfigurations: [{ readerName: 'Dock 1', readerConfigurationName: 'Fast' }],
  tagHeartbeatDuration: 90,
  tagExpiryDuration: 3600,
  computeWindow: 20,
  reportingInterval: 5,
  minimumMovementInMeters: 0.5,
  thresholdIds: [3, 1],
  profile: 'ONE\\n2\\nZm9v',
  iterationDataLogEnabled: false,
};

const common = {
  name: 'All',
  readerConfigurationName: 'Default',
  readerConfigurations: { 'Dock 1': 'Fast' },
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

it('reads the heartbeat of services that tell it in minutes only', () => {
  expect(readRecipe({ name: 'A', type: 'LOCATION', tagHeartbeatMinutes: 2 }).tagHeartbeatDuration).toBe(120);
  expect(
    readRecipe({ name: 'A', type: 'LOCATION', tagHeartbeatMinutes: 2, tagHeartbeatDuration: 'PT90S' })
      .tagHeartbeatDuration,
  ).toBe(90);
});

const expected = {
  INVENTORY: { tagHeartbeatDuration: 'PT1M30S', tagExpiryDuration: 'PT1H', reportingInterval: 5 },
  LOCATION: {
    tagHeartbeatDuration: 'PT1M30S',
    tagExpiryDuration: 'PT1H',
    reportingInterval: 5,
    computeWindow: 20,
    minimumMovementInMeters: 0.5,
  },
  THRESHOLD: { thresholdIds: [3, 1], profile: 'ONE\n2\nZm9v', iterationDataLogEnabled: false },
};

it.each(recipeTypes)('[RECIPE-11] [WIRE-10] sends of a recipe for %s what applies to it', (type) => {
  expect(writeRecipe({ ...everything, type })).toEqual({ ...common, type, ...expected[type] });
});

it('[WIRE-09] sends nothing that is blank', () => {
  const nothing = { name: 'A', type: 'LOCATION', readerConfigurations: {} };
  expect(
    writeRecipe({ name: 'A', type: 'LOCATION', readerConfigurationName: '', profile: '' }),
  ).toStrictEqual(nothing);
});

it('[RECIPE-12] sends no text that is no number', () => {
  const texts = { computeWindow: 'long', reportingInterval: 'often', tagHeartbeatDuration: 'soon' };
  expect(writeRecipe({ name: 'A', type: 'LOCATION', ...texts })).toEqual({
    name: 'A',
    type: 'LOCATION',
    readerConfigurations: {},
  });
});

it('keeps how positions are put together, and everything of a type it does not know', () => {
  const recipe = readRecipe({ ...answer, locationAggregationModel: 'BY_CYCLES' });
  expect(writeRecipe(recipe)).toMatchObject({ locationAggregationModel: 'BY_CYCLES' });
  expect(writeRecipe({ ...everything, type: 'TRACKING' })).toMatchObject({
    ...expected.LOCATION,
    ...expected.THRESHOLD,
  });
});

const name = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__' && text.trim() !== '');
const recipes: fc.Arbitrary<Recipe> = fc
  .record(
    {
      name,
      type: fc.constantFrom(...recipeTypes),
      readerConfigurationName: name,
      readerConfigurations: fc.uniqueArray(
        fc.record({ readerName: name.map((text) => `reader ${text}`), readerConfigurationName: name }),
        { selector: ({ readerName }) => readerName },
      ),
      tagHeartbeatDuration: fc.nat(1e6),
      tagExpiryDuration: fc.nat(1e6),
      computeWindow: fc.nat(60),
      reportingInterval: fc.nat(60),
      minimumMovementInMeters: fc.nat(10),
      thresholdIds: fc.array(fc.nat()),
      profile: fc.stringMatching(/^[A-Z\n]+$/),
      iterationDataLogEnabled: fc.boolean(),
    },
    { requiredKeys: ['name', 'type', 'readerConfigurations', 'thresholdIds'] },
  )
  .map((recipe) => ({
    ...withApplicableFields<number>(recipe),
    thresholdIds: recipe.type === 'THRESHOLD' ? recipe.thresholdIds : [],
    readerConfigurations: recipe.readerConfigurations,
  }));

it('[RECIPE-12] reads back what it sent', () => {
  fc.assert(
    fc.property(recipes, (recipe) => {
      expect(readRecipe(JSON.parse(JSON.stringify(writeRecipe(recipe))))).toEqual(recipe);
    }),
  );
});

it('gives a reader its own configuration, else the default', () => {
  const recipe = readRecipe(answer);
  expect(readerConfigurationOf(recipe, 'Dock 1')).toBe('Fast');
  expect(readerConfigurationOf(recipe, 'Dock 2')).toBe('IMPINJ_Deep_Scan_Inventory');
  expect(readerConfigurationOf(readRecipe({ name: 'A', type: 'THRESHOLD' }), 'Dock 2')).toBeUndefined();
});
