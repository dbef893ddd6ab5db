/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { type Recipe, recipeTypes, writeRecipe } from '@console/api-client/recipes';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import {
  draftOfValues,
  newRecipeValues,
  type RecipeValues,
  recipeErrors,
  valuesOfRecipe,
} from './recipe.values';

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

test('[RECIPE-10] a new recipe starts blank, with a heartbeat of five minutes', () => {
  expect(newRecipeValues).toEqual({
    name: '',
    type: '',
    readerConfigurations: [],
    tagHeartbeatDuration: 'PT5M',
    tagExpiryDuration: '',
    thresholdIds: [],
    profile: '',
    iterationDataLogEnabled: false,
  });
});

test('[RECIPE-08] what is not chosen in a row is blank', () => {
  const readerConfigurations = [{}, { readerName: 'Dock' }, { readerConfigurationName: 'Fast' }];
  expect(draftOfValues({ ...newRecipeValues, readerConfigurations }).readerConfigurations).toEqual([
    { readerName: '', readerConfigurationName: '' },
    { readerName: 'Dock', readerConfigurationName: '' },
    { readerName: '', readerConfigurationName: 'Fast' },
  ]);
});

test('what cannot be read stays as it was typed, and blank is nothing', () => {
  const typed = { tagHeartbeatDuration: 'soon', computeWindow: 'wide', profile: ' ' };
  const draft = draftOfValues({ ...newRecipeValues, ...typed });
  expect(draft).toMatchObject({ tagHeartbeatDuration: 'soon', computeWindow: 'wide' });
  expect(draft).not.toHaveProperty('tagExpiryDuration');
  expect(draft).not.toHaveProperty('profile');
});

const translate = readMessages(en);

const operations = new Map([
  ['Count', 'INVENTORY'],
  ['Track', 'LOCATION'],
]);

const inventory: RecipeValues = {
  ...newRecipeValues,
  name: 'R',
  type: 'INVENTORY',
  readerConfigurationName: 'Count',
};

/** Errors that the user reads about a recipe, by field. */
function said(change: Partial<RecipeValues>, known = true) {
  const errors = recipeErrors(
    { ...inventory, ...change },
    known ? (name) => operations.get(name) : undefined,
  );
  return Object.entries(errors).flatMap(([field, failure]) =>
    [failure ?? []]
      .flat()
      .map(({ key, values }) => `${field}: ${translate(key, { label: 'It', ...values })}`),
  );
}

test.each<[string, Partial<RecipeValues>, string[]]>([
  ['RECIPE-14', {}, []],
  ['RECIPE-14', { name: ' ' }, ["name: It can't be blank."]],
  ['RECIPE-14', { type: '' }, ["type: It can't be blank."]],
  ['RECIPE-14', { readerConfigurationName: undefined }, ["readerConfigurationName: It can't be blank."]],
  [
    'RECIPE-15',
    { readerConfigurations: [{ readerName: 'Dock', readerConfigurationName: 'Track' }] },
    [
      'readerConfigurations[0].readerConfigurationName: It must have a type of INVENTORY: Track is for LOCATION.',
    ],
  ],
  [
    'RECIPE-15',
    { readerConfigurationName: 'Gone' },
    ['readerConfigurationName: There is no Gone: choose another.'],
  ],
  ['RECIPE-16', { tagHeartbeatDuration: 'PT0S' }, ['tagHeartbeatDuration: It must be at least 1.']],
  ['RECIPE-16', { tagHeartbeatDuration: 'PT1S' }, []],
  ['RECIPE-16', { tagExpiryDuration: 'PT5S' }, ['tagExpiryDuration: It must be more than 5.']],
  [
    'RECIPE-16',
    { tagExpiryDuration: 'soon' },
    ['tagExpiryDuration: It must be whole hours, minutes and seconds of at least 0, for example PT1H30M0S.'],
  ],
  [
    'RECIPE-17',
    { reportingInterval: 7 },
    ['reportingInterval: It must divide 60 evenly: 1, 2, 3, 4, 5, 6, 10 and so on.'],
  ],
  ['RECIPE-18', { reportingInterval: 0 }, ['reportingInterval: It must be at least 1.']],
])('[%s] says what is wrong in words: %j', (_, change, sentences) => {
  expect(said(change)).toEqual(sentences);
});

test('nothing is said about configurations while they are not known', () => {
  expect(said({ readerConfigurationName: 'Gone' }, false)).toEqual([]);
});

test('a name has up to 200 characters', () => {
  expect(said({ name: 'n'.repeat(201) })).toEqual(['name: It is too long (at most 200 characters).']);
});
