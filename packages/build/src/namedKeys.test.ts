import { begunKeys, namedKeys } from './namedKeys';

const keys = [
  'jobs.entity',
  'jobs.entity.title',
  'jobs.name',
  'jobs.status.RUNNING',
  'jobs.status.STOPPED',
  'jobs.stop.title',
  'recipes.name',
];

test.each<[what: string, code: string, named: readonly string[]]>([
  ['a key', 'translate("recipes.name")', ['recipes.name']],
  ['a key that others begin with', "t('jobs.entity')", ['jobs.entity', 'jobs.entity.title']],
  ['the start of a template', `t(\`jobs.status.\${code}\`)`, ['jobs.status.RUNNING', 'jobs.status.STOPPED']],
  [
    'a start that a function completes',
    'codeLabels("jobs.status",codes)',
    ['jobs.status.RUNNING', 'jobs.status.STOPPED'],
  ],
  [
    'a kind with what is there before it',
    '{texts:"jobs",columns:[{key:"name"}]}',
    ['jobs.entity', 'jobs.entity.title', 'jobs.name'],
  ],
  ['words that are no texts', 'const name = jobs.name', []],
  ['a part of another word', 't("recipes.names", "otherjobs.entity")', []],
])('%s in code names its texts', (_, code, named) => {
  expect(namedKeys(keys, code, 'recordText(t,`entity.title`)')).toEqual(named);
});

test('what is there before all pages names no texts by single words', () => {
  expect(begunKeys(keys, '{name:"jobs",label:"jobs.stop"}')).toEqual(['jobs.stop.title']);
});
