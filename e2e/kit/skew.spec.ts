import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellBuild } from '@console/gateway';
import { signIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { type Doctoring, doctoredBuild } from '../federation/doctoredBuild';
import { served } from '../site/builds';

test.use({ isFirstVisit: true });

const newVersion = '9.9.9';

/** A build of other versions than the shell's, made by what the shell says of itself. */
type Skew = (shell: ShellBuild) => Doctoring;

const version = (text: string) => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return { major, minor, patch };
};
const range = (major: number, minor: number, patch = 0) => `^${major}.${minor}.${patch}`;

const shellBuild = async () =>
  JSON.parse(await readFile(join(served.shell, 'build.json'), 'utf8')) as ShellBuild;

const runs: readonly (readonly [string, Skew])[] = [
  [
    'was made for the first contract of the same major version',
    ({ contract }) => ({ contract: range(version(contract).major, 0) }),
  ],
  [
    'was built with an earlier minor version of React',
    ({ shared }) => ({ shared: { react: range(version(shared.react ?? '').major, 0) } }),
  ],
];

const refused: readonly (readonly [string, Skew, string])[] = [
  [
    'needs a newer minor version of the contract: an older shell',
    ({ contract }) => ({ contract: range(version(contract).major, version(contract).minor + 1) }),
    'incompatible-contract',
  ],
  [
    'was made for the major version of the contract before',
    ({ contract }) => ({ contract: range(version(contract).major - 1, 9) }),
    'incompatible-contract',
  ],
  [
    'needs a newer patch of React',
    ({ shared }) => {
      const { major, minor, patch } = version(shared.react ?? '');
      return { shared: { react: range(major, minor, patch + 1) } };
    },
    'incompatible-shared',
  ],
  [
    'was built with a newer minor version of design',
    ({ shared }) => {
      const { major, minor } = version(shared['@console/design'] ?? '');
      return { shared: { '@console/design': range(major, minor + 1) } };
    },
    'incompatible-shared',
  ],
  ['was built with other federation tools', () => ({ federation: '2.0.0' }), 'incompatible-federation'],
];

for (const [what, skew] of runs)
  test(`a remote that ${what} runs`, async ({ page, site }) => {
    const build = await doctoredBuild({ version: newVersion, ...skew(await shellBuild()) });
    try {
      await site.release(build.dist);
      await signIn(page, '/readers/definitions');
      expect((await site.store.remote('readers')).version).toBe(newVersion);
      await expect(
        page.getByRole('grid', { name: 'Reader definitions' }).getByRole('link').first(),
      ).toBeVisible();
      await page.getByRole('link', { name: 'New reader definition' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    } finally {
      await build.discard();
    }
  });

for (const [what, skew, code] of refused)
  test(`a remote that ${what} is refused as ${code}, and the version before it runs`, async ({
    page,
    site,
  }) => {
    const before = await site.store.remote('readers');
    const build = await doctoredBuild({ version: newVersion, ...skew(await shellBuild()) });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    try {
      await site.release(build.dist);
      const { base } = await site.store.remote('readers');
      await signIn(page, '/readers/definitions');
      const main = page.getByRole('main');
      await expect(main.getByText(code, { exact: true })).toBeVisible();
      expect(
        asked.filter((path) => path.startsWith(base)),
        'files of what does not fit',
      ).toEqual([]);

      await page.getByRole('link', { name: 'Jobs', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
      await page.getByRole('link', { name: 'Readers', exact: true }).click();
      await main.getByRole('button', { name: `Use version ${before.version}` }).click();
      await expect(
        page.getByRole('grid', { name: 'Reader definitions' }).getByRole('link').first(),
      ).toBeVisible();
    } finally {
      await build.discard();
    }
  });
