import type { RemoteModule } from './contract/remoteModule';
import { defineRemote, isRemoteModule, RemoteDefinitionError } from './defineRemote';

const remote: RemoteModule = {
  declaration: {
    name: 'jobs',
    contract: '^2.0.0',
    owner: 'Jobs team',
    areas: [{ name: 'jobs', title: { en: 'Jobs' }, path: '/jobs' }],
    routes: [
      { path: '/jobs', page: 'JobsPage' },
      { path: '/jobs/:id', page: 'JobPage' },
    ],
  },
  messages: { en: {} },
  pages: { JobsPage: async () => ({}), JobPage: async () => ({}) },
};

test('a remote that keeps its declaration is defined, and can be mounted', () => {
  const defined = defineRemote(remote);
  expect(defined.declaration.name).toBe('jobs');
  expect(isRemoteModule(defined)).toBe(true);
});

test('a declared page without a loader is named', () => {
  const { JobsPage } = remote.pages;
  expect(() => defineRemote({ ...remote, pages: { JobsPage: JobsPage ?? (async () => ({})) } })).toThrow(
    new RemoteDefinitionError('The remote jobs declares pages without a loader: JobPage.'),
  );
});

test('a page that no route reaches is named', () => {
  const pages = { ...remote.pages, StatsPage: async () => ({}) };
  expect(() => defineRemote({ ...remote, pages })).toThrow(
    new RemoteDefinitionError('The remote jobs has pages that no route reaches: StatsPage.'),
  );
});

test('a card that is declared or there, but not both, is named', () => {
  const cards = [{ name: 'JobsCard', title: { en: 'Jobs' } }];
  const declaration = { ...remote.declaration, cards };
  const load = async () => ({});
  expect(() => defineRemote({ ...remote, declaration, cards: { OtherCard: load } })).toThrow(
    'but not both: JobsCard, OtherCard.',
  );
  expect(defineRemote({ ...remote, declaration, cards: { JobsCard: load } }).cards).toHaveProperty(
    'JobsCard',
  );
});

test.each([[undefined], [null], ['<!doctype html>'], [{}], [{ ...remote }], [{ ...remote, mount: 1 }]])(
  '%j is no remote',
  (value) => {
    expect(isRemoteModule(value)).toBe(false);
  },
);
