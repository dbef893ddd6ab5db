/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import { recipeErrors } from './recipe.rules';
import { newRecipeValues, type RecipeValues } from './recipeValues';

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

/** What the user reads about a recipe, by field. */
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
    ['reportingInterval: It must divide 60 without a rest: 1, 2, 3, 4, 5, 6, 10 and so on.'],
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
