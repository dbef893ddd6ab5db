/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { readMessages } from '@console/testing/messages';
import { defaultConfiguration } from '../configuration';
import messages from '../messages/en.json';
import { navigationOf } from './navigation';
import { moreItems, navigationEntries } from './navigationEntries';

const translate = readMessages(messages);
const actions = {
  ofFeatures: [{ key: 'about', label: 'About' }],
  signOut: () => undefined,
};
const { areas } = navigationOf({ remotes: [] });
const withZoneMaps = (zoneMaps: boolean) => ({
  dashboardBase: 'https://dash.example',
  flags: { ...defaultConfiguration.flags, zoneMaps },
});

test('[NAV-03] the bar holds the eight areas in their order, Items leading to the data route', () => {
  expect(navigationEntries(areas, defaultConfiguration).map(({ label, to }) => [label, to])).toEqual([
    ['Readers', '/readers/definitions'],
    ['Recipes', '/recipes'],
    ['Thresholds', '/thresholds'],
    ['Zone Maps', '/zone-maps'],
    ['Jobs', '/jobs'],
    ['Items', '/data'],
    ['Users', '/users'],
    ['Facilities', '/facilities'],
  ]);
});

test.each([
  [true, { to: '/zone-maps', within: '/zone-maps' }],
  [false, { href: 'https://dash.example/zone-maps' }],
])('[NAV-04] with the zoneMaps feature %s, Zone Maps leads to %j', (on, target) => {
  expect(navigationEntries(areas, withZoneMaps(on))[3]).toEqual({
    key: 'zone-maps',
    label: 'Zone Maps',
    ...target,
  });
});

test('[NAV-05] More holds its entries in their order', () => {
  expect(moreItems(areas, defaultConfiguration, translate, actions).map(({ label }) => label)).toEqual([
    'Admin',
    'Event configuration',
    'Logs',
    'Import',
    'Host health',
    'Config migration',
    'NTP reader sync',
    'API docs',
    'About',
    'Sign out',
  ]);
});

test('[NAV-06] Import and API docs lead where the configuration says', () => {
  const items = moreItems(
    areas,
    {
      ...defaultConfiguration,
      dashboardBase: 'https://dash.example',
      namesDashboard: true,
      apiDocsPath: '/api-docs',
    },
    translate,
    actions,
  );
  expect(items.find(({ key }) => key === 'import')).toMatchObject({ href: 'https://dash.example/import' });
  expect(items.find(({ key }) => key === 'api-docs')).toMatchObject({ href: '/api-docs', newTab: true });
});

test('[NAV-05] Import leads to Config migration where no dashboard is named', () => {
  const items = moreItems(areas, defaultConfiguration, translate, actions);
  expect(items.find(({ key }) => key === 'import')).toEqual({
    key: 'import',
    label: 'Import',
    to: '/config-migration',
  });
});
