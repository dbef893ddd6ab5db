import type { BuildManifest, Registry } from '@console/remote/registry';
import { alterOnTheWay } from '../browser/alterOnTheWay';
import { signIn } from '../browser/signIn';
import { expect, type Page, test } from '../browser/test';
import { fileKindNames, fileKinds, fileOf } from '../site/fileKinds';
import type { Site } from '../site/startSite';
import { oneByteOff } from '../site/store';
import { doctoredBuild } from './doctoredBuild';

test.use({ isFirstVisit: true });

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Readers is not available now' });
const code = (page: Page) => page.getByRole('main');
const list = (page: Page) => page.getByRole('grid', { name: 'Reader definitions' });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Messages of the browser for a file that it refuses, and for those that waited for it in vain. */
const browserSays = /\b404\b|is not executable|integrity|ChunkLoadError|net::ERR/;

const definitions = fileKinds.page.opens;
const fleet = fileKinds['lazy chunk behind a page'].opens;

/** Changes the build of the readers in the registry, as an attacker with write access would. */
async function rewrite({ store }: Site, change: (remote: BuildManifest) => BuildManifest): Promise<void> {
  const registry = await store.registry();
  const remotes = registry.remotes.map((entry) =>
    entry.name === 'readers' ? { ...entry, builds: entry.builds.map(change) } : entry,
  );
  await store.register({ ...registry, revision: registry.revision + 1, remotes } satisfies Registry);
}

const withoutPin = (remote: BuildManifest, file: string): BuildManifest => ({
  ...remote,
  integrity: Object.fromEntries(Object.entries(remote.integrity).filter(([pinned]) => pinned !== file)),
});

interface Tampering {
  readonly what: string;
  readonly opens: string;
  readonly do: (site: Site, remote: BuildManifest, page: Page) => Promise<unknown>;
  readonly code: 'altered' | 'missing' | 'unpinned';
  /** Expects that not even the entry runs. */
  readonly decidedAhead?: boolean;
  /** Expects the failure in the place of what could not be loaded, and the page around it to stay. */
  readonly inPlace?: boolean;
}

const tamperings: readonly Tampering[] = [
  ...fileKindNames.map(
    (kind): Tampering => ({
      what: `one byte of the ${kind} is altered`,
      opens: fileKinds[kind].opens,
      do: ({ url }, remote, page) =>
        alterOnTheWay(page, url + remote.base + fileOf(remote, kind), oneByteOff),
      code: 'altered',
      inPlace: kind === 'lazy chunk behind a page',
    }),
  ),
  ...fileKindNames.map(
    (kind): Tampering => ({
      what: `the pin of the ${kind} is removed`,
      opens: fileKinds[kind].opens,
      do: (site, own) => rewrite(site, (remote) => withoutPin(remote, fileOf(own, kind))),
      // No gateway gives out a file without a pin; those of pages are missed before they are asked for.
      code: kind === 'lazy chunk behind a page' ? 'missing' : 'unpinned',
      decidedAhead: kind !== 'lazy chunk behind a page',
      inPlace: kind === 'lazy chunk behind a page',
    }),
  ),
  {
    what: 'two files are swapped',
    opens: definitions,
    do: async ({ url }, remote, page) => {
      const [one, other] = (['exposed module', 'page'] as const).map(
        (kind) => url + remote.base + fileOf(remote, kind),
      ) as [string, string];
      const contentOf = async (address: string) => (await page.request.get(address)).body();
      const [first, second] = await Promise.all([contentOf(one), contentOf(other)]);
      await alterOnTheWay(page, one, () => second);
      await alterOnTheWay(page, other, () => first);
    },
    code: 'altered',
  },
  {
    what: 'two pins are swapped',
    opens: fleet,
    do: (site, own) =>
      rewrite(site, (remote) => {
        const [one, other] = [fileOf(own, 'page'), fileOf(own, 'lazy chunk behind a page')];
        const { [one]: first = '', [other]: second = '' } = remote.integrity;
        return { ...remote, integrity: { ...remote.integrity, [one]: second, [other]: first } };
      }),
    // No gateway gives out a file by the pin of another one.
    code: 'missing',
  },
  {
    what: 'a file is added and named',
    opens: definitions,
    do: async (site, { base }) => {
      await site.store.add(`${base}added.1f2e3d4c.js`, 'globalThis.tampered = true;');
      await rewrite(site, (remote) => ({
        ...remote,
        routes: remote.routes.map((route) => ({ ...route, files: [...route.files, 'added.1f2e3d4c.js'] })),
      }));
    },
    code: 'unpinned',
    decidedAhead: true,
  },
  {
    what: 'the entry is another file, without a pin',
    opens: definitions,
    do: async (site, { base }) => {
      await site.store.add(`${base}other.js`, 'globalThis.tampered = true;');
      await rewrite(site, (remote) => ({ ...remote, entry: 'other.js' }));
    },
    code: 'unpinned',
    decidedAhead: true,
  },
];

for (const tampering of tamperings)
  test(`${tampering.what}: refused, and the rest of the console works`, { tag: '@engines' }, async ({
    page,
    site,
    trouble,
  }) => {
    const remote = await site.store.remote('readers');
    await tampering.do(site, remote, page);
    if (!tampering.decidedAhead) trouble.expect(browserSays);

    await signIn(page, tampering.opens);
    if (tampering.inPlace) {
      await expect(page.getByRole('heading', { level: 1, name: 'Fleet' })).toBeVisible();
      await expect(code(page)).toContainText('This part of the console could not be loaded.');
    } else {
      await expect(title(page)).toBeVisible();
      await expect(code(page)).toContainText(`Code${tampering.code}`);
    }
    const ran = await page.evaluate(
      (names) => names.filter((name) => name in globalThis),
      ['tampered', remote.container],
    );
    expect(ran).toEqual(tampering.decidedAhead ? [] : ran.filter((name) => name !== 'tampered'));
    await link(page, 'Users').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await link(page, 'Jobs').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs', exact: true })).toBeVisible();
  });

test('a build has no files but scripts, in which its styles travel, and the list of its languages', async ({
  site,
}) => {
  const { integrity } = await site.store.remote('readers');
  expect(Object.keys(integrity).filter((file) => !file.endsWith('.js'))).toEqual(['languages.json']);
});

test('the record of an earlier build is altered: it is refused, and the newest comes back', {
  tag: '@engines',
}, async ({ page, site, trouble }) => {
  trouble.expect(browserSays);
  const misfit = await doctoredBuild({ version: '2.0.0', contract: '^3.0.0' });
  try {
    const { base } = await site.store.remote('readers');
    await site.release(misfit.dist);
    const mend = await alterOnTheWay(page, `${site.url}${base}registered.json`, oneByteOff);
    await signIn(page);
    await page.getByRole('button', { name: 'Use version 1.0.0' }).click();
    await expect(code(page)).toContainText('Codealtered');
    await page.getByRole('button', { name: 'Use the newest version (2.0.0)' }).click();
    await expect(code(page)).toContainText('Codeincompatible-contract');
    await mend();
    await page.getByRole('button', { name: 'Use version 1.0.0' }).click();
    await expect(list(page)).toBeVisible();
  } finally {
    await misfit.discard();
  }
});
