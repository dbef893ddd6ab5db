/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { publishedAreas, publishedPages } from '@console/remote/contract';
import { resolveRegistry } from '@console/remote/registry';
import { registeredRemote, registeredRoute, registryOf } from '../../../testing/registeredRemote';
import { navigationOf } from '../../areas/navigation';
import { defaultConfiguration } from '../../configuration';
import { frameContents } from './frameContents';
import { keepTitles } from './keptTitles';

const { list, definition } = publishedPages.readers.definitions;
const registry = resolveRegistry(
  registryOf({
    ...registeredRemote,
    areas: [publishedAreas.readers, publishedAreas['ntp-reader-sync']],
    routes: [list, definition, publishedPages.ntpReaderSync].map((page) => ({
      ...registeredRoute(page.path),
      ...page,
    })),
  }),
);
const known = { configuration: defaultConfiguration, registry, locale: 'en' };
const contentsOf = (address: string, more: Partial<typeof known> = {}) =>
  frameContents(address, { ...known, ...more });
const currentOf = (links: readonly { readonly label: string; readonly current: boolean }[] = []) =>
  links.filter(({ current }) => current).map(({ label }) => label);

beforeEach(() => localStorage.clear());

test('a list is named, and its area and tab are marked', () => {
  const contents = contentsOf('/readers/definitions');
  expect(contents).toMatchObject({ heading: 'Reader definitions', crumbs: [], isInMore: false });
  expect(currentOf(contents?.entries)).toEqual(['Readers']);
  expect(currentOf(contents?.sections)).toEqual(['Definitions']);
});

test('an address that leads elsewhere has the frame of that', () => {
  expect(contentsOf('/')).toEqual(contentsOf('/readers/definitions'));
});

test('a record is named by the way to it, as only its page knows its heading', () => {
  expect(contentsOf('/readers/definitions/Dock%201')).toMatchObject({
    heading: undefined,
    crumbs: [
      { label: 'Reader definitions', current: false },
      { label: 'Dock 1', current: true },
    ],
  });
});

test('what is in More is marked there', () => {
  expect(contentsOf('/ntp-reader-sync')).toMatchObject({ isInMore: true, sections: [] });
});

test('of a remote that is not installed or switched off only the frame is known', () => {
  expect(contentsOf('/jobs')).toMatchObject({ heading: undefined });
  const switchedOff = { by: 'Ada', at: '2026-01-01T00:00:00.000Z', reason: 'Repair' };
  const off = { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, switchedOff })) };
  expect(contentsOf('/readers/definitions', { registry: off })).toMatchObject({ heading: undefined });
});

test('there is none for an address that nobody knows', () => {
  expect(contentsOf('/nowhere')).toBeUndefined();
  expect(contentsOf('/404')).toBeUndefined();
});

describe('in another language', () => {
  const english = navigationOf(registry);
  const shown = { locale: 'de', revision: registry.revision };
  const german = {
    ...english,
    areas: english.areas.map((area) => ({ ...area, title: { en: `${area.title.en} (de)` } })),
  };

  test('it says what was kept', () => {
    keepTitles(german, shown);
    expect(currentOf(contentsOf('/readers/definitions', { locale: 'de' })?.entries)).toEqual([
      'Readers (de)',
    ]);
  });

  test.each([
    ['nothing was kept', () => undefined],
    ['another language was kept', () => keepTitles(german, { ...shown, locale: 'ja' })],
    ['something was released since', () => keepTitles(german, { ...shown, revision: registry.revision - 1 })],
    ['an area is new', () => keepTitles({ ...german, areas: german.areas.slice(1) }, shown)],
    ['it is something else', () => localStorage.setItem('console-frame-titles', '[1]')],
    [
      'it is of another shape',
      () =>
        localStorage.setItem('console-frame-titles', JSON.stringify({ ...shown, titles: { readers: 1 } })),
    ],
  ])('there is none when %s', (_, keep) => {
    keep();
    expect(contentsOf('/readers/definitions', { locale: 'de' })).toBeUndefined();
  });

  test('nothing is kept for English', () => {
    keepTitles(german, shown);
    keepTitles(english, { ...shown, locale: 'en' });
    expect(localStorage).toHaveLength(0);
  });
});
