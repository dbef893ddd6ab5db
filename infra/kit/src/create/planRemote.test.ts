import { publishedAreas } from '@console/remote/contract';
import { Refused } from '@console/workspace';
import { planRemote } from './planRemote';

const present = [
  { name: 'readers', areas: ['readers', 'ntp-reader-sync'] },
  { name: 'jobs', areas: ['jobs', 'recipes'] },
];
const taken = ['design', 'shell'];

test('a remote called like an area serves it, at the address the navigation leads to', () => {
  expect(planRemote({ name: 'zone-maps' }, present, taken)).toEqual({
    name: 'zone-maps',
    area: publishedAreas['zone-maps'],
    owner: 'Zone maps team',
    address: '/zone-maps',
  });
});

test.each([
  ['logs', '/logs/readers'],
  ['event-configuration', '/event-configuration/publishers'],
  ['users', '/users'],
] as const)('the area %s begins at %s', (area, address) => {
  expect(planRemote({ name: 'parcels', area, owner: 'Parcels' }, present, taken)).toEqual({
    name: 'parcels',
    area: publishedAreas[area],
    owner: 'Parcels',
    address,
  });
});

test('an area that the documents do not describe is named, and comes last in the bar', () => {
  expect(planRemote({ name: 'parcels', title: 'Parcels' }, present, taken)).toMatchObject({
    area: { name: 'parcels', title: { en: 'Parcels' }, path: '/parcels', place: 'bar' },
    address: '/parcels',
  });
});

test.each([
  [{ name: '' }, /^Say what the remote is called/],
  [{ name: 'Zone maps' }, /^A remote cannot be called Zone maps: two to forty lower-case letters/],
  [{ name: '../shell' }, /^A remote cannot be called/],
  [{ name: 'readers' }, /^There is a remote readers already, in remotes\/readers/],
  [{ name: 'design' }, /^Another package of the workspace is called @console\/design/],
  [
    { name: 'parcels' },
    /^No area of the console is called parcels: say with --area .* Free are: thresholds, /,
  ],
  [{ name: 'parcels', area: 'parcels' }, /^The console has no area parcels\. Free are: thresholds, /],
  [{ name: 'parcels', area: 'recipes' }, /^The area recipes is served by the remote jobs\. Free are: /],
  [{ name: 'data', title: 'Things' }, /^The area data is called Items by the documents: leave --title out/],
  [{ name: 'parcels', title: ' ' }, /^Say with --title what the area is called/],
  [{ name: 'parcels', area: 'api', title: 'Parcels' }, /^An area cannot be called api: the console serves/],
  [{ name: 'parcels', area: 'Parcels', title: 'Parcels' }, /^An area cannot be called Parcels: two to forty/],
  [{ name: 'data', owner: 'x'.repeat(81) }, /^The name of the team may have 80 characters/],
])('%j is refused in words', (wanted, message) => {
  expect(() => planRemote(wanted, present, taken)).toThrow(Refused);
  expect(() => planRemote(wanted, present, taken)).toThrow(message);
});

test('once every area has its remote, that is what is said', () => {
  expect(() =>
    planRemote({ name: 'parcels' }, [{ name: 'all', areas: Object.keys(publishedAreas) }], taken),
  ).toThrow(/Every area of the documents has its remote; a new one begins with --title/);
});
