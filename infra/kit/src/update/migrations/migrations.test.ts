import type { RepositoryFiles } from '../repositoryFiles';
import { migrate, migrations } from '.';

/** Repositories before and after each migration, by its number. */
const samples: Readonly<
  Record<number, readonly (readonly [title: string, before: object, after: object])[]>
> = {
  1: [
    [
      'a remote of a new area',
      {
        'package.json': {
          name: 'parcels',
          devDependencies: { '@console/kit': 'file:packages/console-kit-2.30.0.tgz' },
        },
        'src/declaration.ts': `declareRemote({\n  name: 'parcels',\n  owner: 'Parcels\\' team',\n  areas: [{ name: 'parcels', title: { en: "Parcels' lane" }, path: '/parcels' }],\n});`,
      },
      {
        console: { template: '2.30.0', area: 'parcels', title: "Parcels' lane", owner: "Parcels' team" },
      },
    ],
    [
      'a remote of an area of the documents',
      {
        'package.json': { name: 'floors', devDependencies: { '@console/kit': '2.29.1' } },
        'src/declaration.ts': `  owner: "Floors team",\n  areas: [\n    publishedAreas['zone-maps'],\n    publishedAreas.data,\n  ],`,
      },
      { console: { template: '2.29.1', area: 'zone-maps', owner: 'Floors team' } },
    ],
    [
      'a declaration that is written otherwise',
      { 'package.json': { name: 'floors' }, 'src/declaration.ts': 'areas: allAreas()' },
      {},
    ],
  ],
};

const filesOf = (given: object): RepositoryFiles =>
  new Map(
    Object.entries(given).map(([path, content]) => [
      path,
      typeof content === 'string' ? content : JSON.stringify(content),
    ]),
  );

test('migrations are numbered in their order, each is of a version, and each has samples', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, at) => at + 1));
  for (const { number, since } of migrations) {
    expect(since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(samples[number]?.length).toBeGreaterThan(0);
  }
});

describe.each(migrations.map((migration) => [migration.number, migration] as const))(
  'migration %s',
  (number, migration) => {
    test.each(samples[number] ?? [])('%s', (_, before, after) => {
      const given = filesOf(before);
      const once = migration.migrate(given);
      expect(JSON.parse(once.get('package.json') ?? '')).toEqual({
        ...JSON.parse(given.get('package.json') ?? ''),
        ...after,
      });
      // Once more changes nothing.
      expect(migration.migrate(once)).toEqual(once);
      if (Object.keys(after).length === 0) expect(once).toBe(given);
    });
  },
);

test('only what is younger than the repository is applied, and what changed something is named', () => {
  const files = filesOf({ a: '' });
  const all = ['2.30.0', '2.31.0', '2.32.0'].map((since, at) => ({
    number: at + 1,
    since,
    title: since,
    migrate: (now: RepositoryFiles) => (since === '2.32.0' ? now : new Map(now).set(since, '')),
  }));
  const { files: after, applied } = migrate(files, '2.30.0', all);
  expect([...after.keys()]).toEqual(['a', '2.31.0']);
  expect(applied).toEqual(['2.31.0']);
});
