import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRemote } from '@console/kit';
import { signIn } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';

const workspace = resolve(import.meta.dirname, '../..');

const area = 'host-health';

/** A workspace of its own, so that every area is free; its remote takes its packages from the kit. */
let root: string;
let dist: string;

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'console-kit-'));
  await mkdir(join(root, 'e2e'));
  await createRemote(root, { name: 'site-networks', area, owner: 'Networks team' });
  const remote = join(root, 'remotes/site-networks');
  await symlink(resolve(workspace, 'infra/kit/node_modules'), join(remote, 'node_modules'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve(workspace, 'packages/build/bin/build.mjs'), remote],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The created remote cannot be built:\n${stderr}`);
  dist = join(remote, 'dist');
});
test.afterAll(() => rm(root, { recursive: true, force: true }));

test('a created remote is released into a console, and its pages work there', async ({ page, site }) => {
  const registry = await site.store.registry();
  const others = registry.remotes.filter(
    ({ builds }) => !builds.some((build) => build.areas.some(({ name }) => name === area)),
  );
  await site.store.register({ ...registry, remotes: others });
  await site.release(dist);
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
  await grid.getByRole('link', { name: 'Journey', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey' })).toBeVisible();
  await axe(page);
});
