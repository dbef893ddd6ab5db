import { pagesOf, publishedPages } from '@console/remote/contract';
import { QueryClient } from '@tanstack/react-query';
import { navigationOf } from './navigation';
import { loadedName } from './recordName';
import { resolveAddress } from './resolveAddress';

const navigation = navigationOf({ remotes: [] });

const read = (pathname: string) =>
  resolveAddress(pathname, navigation).crumbs.map(({ label, to }) => [label, to]);

test.each([
  ['/readers/definitions', [['Reader definitions', undefined]]],
  [
    '/readers/definitions/new',
    [
      ['Reader definitions', '/readers/definitions'],
      ['New', undefined],
    ],
  ],
  [
    '/readers/definitions/Dock%2F04/edit',
    [
      ['Reader definitions', '/readers/definitions'],
      ['Dock/04', '/readers/definitions/Dock%2F04'],
      ['Edit', undefined],
    ],
  ],
  [
    '/users/Admin/tokens',
    [
      ['Users', '/users'],
      ['Admin', '/users/Admin'],
      ['Tokens', undefined],
    ],
  ],
  ['/nowhere', []],
])('[NAV-07] the way to %s', (pathname, way) => {
  expect(read(pathname)).toEqual(way);
});

test('[NAV-07] a job is called by its name once it is loaded, not by its id', () => {
  const [, step] = resolveAddress('/jobs/j1', navigation).crumbs;
  expect(step).toEqual({ label: 'j1', record: { model: 'job', id: 'j1' } });
  const queryClient = new QueryClient();
  const record = { model: 'job', id: 'j1' };
  expect(loadedName(queryClient, record)).toBeUndefined();
  queryClient.setQueryData(['job', 'list'], { rows: [{ id: 'j1', name: 'night count' }], unreadable: [] });
  expect(loadedName(queryClient, record)).toBe('night count');
  queryClient.setQueryData(['job', 'one', 'j1'], { id: 'j1', name: 'night' });
  expect(loadedName(queryClient, record)).toBe('night');
});

test('[NAV-07] a page with a title is called by it, also when the record of its address is loaded', () => {
  const [, user, tokens] = resolveAddress('/users/Ann/tokens', navigation).crumbs;
  expect(user?.label).toBe('Ann');
  expect(tokens).toEqual({ label: 'Tokens' });
});

test('[NAV-07] every published page has a way with a name for each step', () => {
  for (const { path } of pagesOf(publishedPages)) {
    const way = read(path.replace(/:\w+/g, 'x1'));
    expect(way.length).toBeGreaterThan(0);
    for (const [label] of way) expect(label).toMatch(/\w/);
  }
});
