import { signIn } from '../browser/signIn';
import { expect, type Page, test } from '../browser/test';
import { releasedBuild } from '../site/store';
import { type DoctoredBuild, renamedReaders } from './doctoredBuild';

test.use({ isFirstVisit: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

let next: DoctoredBuild;
test.beforeAll(async () => {
  next = await renamedReaders();
});
test.afterAll(() => next.discard());

test('a version released while the console runs is taken on the next visit of its area, without a reload', async ({
  page,
  site,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await signIn(page);
  await expect(heading(page, 'Reader definitions')).toBeVisible();
  const before = await site.store.remote('readers');
  documents.length = 0;

  await site.release(next.dist);
  const after = await site.store.remote('readers');
  expect(after.version).toBe('1.1.0');

  const looked = page.waitForResponse('**/registry.json');
  await link(page, 'Users').click();
  await looked;
  await link(page, 'Readers').click();
  await expect(heading(page, 'Our reader definitions')).toBeVisible();
  expect(documents).toEqual([]);

  // Sessions that run the old build go on: everything of it stays.
  for (const file of [before.entry, ...before.routes.flatMap((route) => route.files)]) {
    const answer = await page.request.get(site.url + before.base + file);
    expect(answer.status(), file).toBe(200);
  }
});

test('a rollback is a release of the old build: the registry points back and nothing is copied', async ({
  page,
  site,
}) => {
  const before = await releasedBuild('readers');
  await site.release(next.dist);
  await site.release(before);
  await signIn(page);
  await expect(heading(page, 'Reader definitions')).toBeVisible();
});

test('opening the list asks for no file twice and for nothing that the registry does not pin', async ({
  page,
  site,
}) => {
  await signIn(page, '/readers/definitions');
  await expect(page.getByRole('grid')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(remotes|assets)\//.test(pathname)) asked.push(pathname);
  });
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect([...new Set(asked)].sort()).toEqual([...asked].sort());
  // Files of other areas may be among them, which are kept for later.
  const unpinned: string[] = [];
  for (const path of asked) {
    const [, remote] = /^\/remotes\/([^/]+)\//.exec(path) ?? [];
    const known = remote === undefined ? undefined : await site.store.remote(remote);
    if (known && known.integrity[path.slice(known.base.length)] === undefined) unpinned.push(path);
  }
  expect(unpinned).toEqual([]);
});
