import { workspace } from '@console/workspace';
import { partsOf } from './parts';
import { matching, rooms } from './rooms';
import { workspaceFiles } from './workspaceFiles';

const files = workspaceFiles(workspace);

const grounds = Object.entries(rooms).flatMap(([room, { grounds }]) =>
  grounds.flatMap(({ sources, tests }) => [...sources, ...tests].map((pattern) => [room, pattern] as const)),
);

test.each(grounds)('%s: there are files of %s', (_, pattern) => {
  expect(files.filter((file) => matching(pattern).test(file))).not.toEqual([]);
});

test('each source is decided by tests of its room, and stands in one room', () => {
  const parts = partsOf(workspace, rooms, files);
  expect(parts.filter(({ tests }) => tests.length === 0).map(({ source }) => source)).toEqual([]);
  const sources = parts.map(({ source }) => source);
  expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([]);
});

test.each([
  ['a/*.ts', 'a/b.ts', true],
  ['a/*.ts', 'a/b/c.ts', false],
  ['a/*.ts', 'a/bxts', false],
  ['a/**/*.ts', 'a/b.ts', true],
  ['a/**/*.ts', 'a/b/c/d.ts', true],
  ['a/*/adapter.ts', 'a/b/adapter.ts', true],
  ['a/*/adapter.ts', 'b/a/b/adapter.ts', false],
])('%s and %s: %s', (pattern, file, matches) => {
  expect(matching(pattern).test(file)).toBe(matches);
});
