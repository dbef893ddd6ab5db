import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRemote } from '@console/kit';
import { signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';

test.use({ isFirstVisit: true });

const workspace = resolve(import.meta.dirname, '../..');

const area = 'host-health';

/** A workspace of its own, so that every area is free; its remote takes its packages from the kit. */
let root: string;

/** The build of a remote that was created. */
let networks: string;
/** The build of a remote with an area, a tab, a page and a breadcrumb that neither shell nor contract knows. */
let parcels: string;

/** Changes a source of a created remote as its team would. */
async function edit(path: string, changes: readonly (readonly [string, string])[]): Promise<void> {
  const file = join(root, path);
  const text = await readFile(file, 'utf8');
  for (const [before] of changes) expect(text).toContain(before);
  await writeFile(
    file,
    changes.reduce((changed, [before, after]) => changed.replace(before, after), text),
  );
}

/** Says texts of a declaration in every language, as its team would; here all are the English ones. */
async function declare(remote: string, said: readonly string[]): Promise<void> {
  const folder = join(root, 'remotes', remote, 'src/declared');
  for (const file of await readdir(folder)) {
    const texts = JSON.parse(await readFile(join(folder, file), 'utf8')) as Record<string, string>;
    for (const text of said) texts[text] = text;
    await writeFile(join(folder, file), JSON.stringify(texts, null, 2));
  }
}

async function build(name: string): Promise<string> {
  const remote = join(root, 'remotes', name);
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve(workspace, 'packages/build/bin/build.mjs'), remote],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The created remote cannot be built:\n${stderr}`);
  return join(remote, 'dist');
}

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'console-kit-'));
  await mkdir(join(root, 'e2e'));
  for (const wanted of [
    { name: 'site-networks', area, owner: 'Networks team' },
    { name: 'parcels', title: 'Parcels' },
  ]) {
    await createRemote(root, wanted);
    await symlink(
      resolve(workspace, 'infra/kit/node_modules'),
      join(root, 'remotes', wanted.name, 'node_modules'),
    );
  }
  await edit('remotes/parcels/src/paths.ts', [
    [
      "new: { path: '/parcels/new'",
      "late: { path: '/parcels/late', title: { en: 'Late ones' }, parent: '/parcels', page: 'NetworksPage' },\n    new: { path: '/parcels/new'",
    ],
  ]);
  await edit('remotes/parcels/src/declaration.ts', [
    [
      "place: 'bar' }",
      `place: 'bar', sections: [
        { name: 'all', title: { en: 'All parcels' }, path: pages.networks.list.path },
        { name: 'late', title: { en: 'Late' }, path: pages.networks.late.path },
      ] }`,
    ],
  ]);
  await declare('parcels', ['Late ones', 'All parcels', 'Late']);
  networks = await build('site-networks');
  parcels = await build('parcels');
});
test.afterAll(() => rm(root, { recursive: true, force: true }));

test('a created remote is released into a console, and its pages work there', async ({ page, site }) => {
  const registry = await site.store.registry();
  const others = registry.remotes.filter(
    ({ builds }) => !builds.some((build) => build.areas.some(({ name }) => name === area)),
  );
  await site.store.register({ ...registry, remotes: others });
  await site.release(networks);
  expect((await site.store.remote('site-networks')).owner).toBe('Networks team');

  await signIn(page, `/${area}`);
  const grid = page.getByRole('grid', { name: 'Scanner networks' });
  await expect(grid.getByRole('link').first()).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'New network' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey');
  await page.getByRole('textbox', { name: 'Address range' }).fill('10.40.0.0/16');
  await axe(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The network “Journey” was saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey' })).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Address range' }).fill('10.41.0.0/16');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('10.41.0.0/16');
});

test('an area, a tab and a breadcrumb that only the remote knows are there once it is released', async ({
  page,
  site,
}) => {
  await site.release(parcels);
  await signIn(page, '/jobs');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Readers',
    'Recipes',
    'Thresholds',
    'Zone Maps',
    'Jobs',
    'Items',
    'Users',
    'Facilities',
    'Parcels',
  ]);
  await bar.getByRole('link', { name: 'Parcels' }).click();
  await expect(page).toHaveURL('/parcels');
  const tabs = page.getByRole('navigation', { name: 'Sections of Parcels' });
  await expect(tabs.getByRole('link')).toHaveText(['All parcels', 'Late']);
  await tabs.getByRole('link', { name: 'Late' }).click();
  await expect(page).toHaveURL('/parcels/late');
  await expect(page.getByRole('grid', { name: 'Scanner networks' })).toBeVisible();
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(way.getByRole('listitem')).toHaveText(['Scanner networks', 'Late ones']);
  await axe(page);
  await way.getByRole('link', { name: 'Scanner networks' }).click();
  await expect(page).toHaveURL('/parcels');
});
