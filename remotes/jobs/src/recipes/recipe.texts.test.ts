/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { RecipeDraft } from '@console/api-client/recipes';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import { type RecipeContext, runSentences } from './recipe.texts';

const translate = readMessages(en);

const operations = new Map([
  ['Count', 'INVENTORY'],
  ['Track', 'LOCATION'],
  ['Doors', 'THRESHOLD'],
  ['Rest', 'DO_NOTHING'],
]);

const told = (recipe: Partial<RecipeDraft<number | string>>, readers?: RecipeContext['readers']) =>
  runSentences(
    { name: 'R', type: '', ...recipe },
    {
      operationOf: (name) => operations.get(name),
      readers,
      thresholdName: (id) => `Door ${id}`,
      locale: 'en',
    },
    translate,
  ).map(({ text }) => text);

const run = (readerName: string, readerConfigurationName: string) => ({
  readerName,
  readerConfigurationName,
});
const fleet = [
  { name: 'A', facility: 'South' },
  { name: 'B', facility: 'North' },
  { name: 'C', facility: 'North' },
  { name: 'D' },
];

test.each([
  ['nothing', {}, ['No configuration chosen yet, or only one that does nothing.']],
  [
    'all readers',
    { readerConfigurationName: 'Count' },
    ['In each facility all readers run Count to take inventory: North 2, South 1.'],
  ],
  [
    'single readers, and all others',
    { readerConfigurations: [run('A', 'Track')], readerConfigurationName: 'Track' },
    ['A runs Track to locate tags.', 'In each facility all other readers run Track to locate tags: North 2.'],
  ],
  [
    'one other reader',
    { readerConfigurations: [run('A', 'Doors'), run('B', 'Doors')], readerConfigurationName: 'Doors' },
    [
      'A runs Doors to watch thresholds.',
      'B runs Doors to watch thresholds.',
      'In each facility all other readers run Doors to watch thresholds: North 1.',
    ],
  ],
  [
    'single readers only, while others do nothing',
    { readerConfigurations: [run('A', 'Count')], readerConfigurationName: 'Rest' },
    ['A runs Count to take inventory.', 'All other readers stay idle.'],
  ],
  [
    'no row that is not complete',
    { readerConfigurations: [run('A', ''), run('', 'Count')], readerConfigurationName: 'Count' },
    ['In each facility all readers run Count to take inventory: North 2, South 1.'],
  ],
])('tells %s', (_, recipe, sentences) => {
  expect(told(recipe, fleet)).toEqual(sentences);
});

test('claims no number of readers, and no operation, that is not known', () => {
  expect(told({ readerConfigurationName: 'New' })).toEqual(['In each facility all readers run New.']);
});

test('says where there are no readers, and names no more facilities than can be read', () => {
  const recipe = { readerConfigurationName: 'Count' };
  expect(told(recipe, [{ name: 'A' }])).toEqual([
    'In each facility all readers run Count to take inventory; there are none yet.',
  ]);
  const many = [1, 2, 3, 4, 5, 6].map((number) => ({ name: `R${number}`, facility: `F${number}` }));
  expect(told(recipe, many)).toEqual([
    'In each facility all readers run Count to take inventory: F1 1, F2 1, F3 1, F4 1 and 2 more facilities.',
  ]);
});

test('tells what is reported by locating, with what counts where nothing is typed', () => {
  expect(told({ type: 'LOCATION', tagHeartbeatDuration: 300, tagExpiryDuration: 90 }).slice(1)).toEqual([
    'What they see is reported every 5 seconds.',
    'Positions are computed over 10 seconds; a tag that moved by less than 1 m has not moved.',
    'A tag that stays is reported again every 5m 0s.',
    'A tag that is not seen for 1m 30s is gone.',
  ]);
});

test('tells nothing of what cannot be read', () => {
  const typed = { reportingInterval: 'often', tagHeartbeatDuration: 'soon' };
  expect(told({ type: 'INVENTORY', ...typed }).slice(1)).toEqual([]);
});

test.each([
  [[], 'No thresholds are watched.'],
  [[7], 'The threshold Door 7 is watched.'],
  [[7, 8], 'The thresholds Door 7, Door 8 are watched.'],
])('tells which thresholds are watched: %j', (thresholdIds, sentence) => {
  expect(told({ type: 'THRESHOLD', thresholdIds }).at(-1)).toBe(sentence);
});
