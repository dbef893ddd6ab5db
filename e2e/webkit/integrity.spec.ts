import { fileKindNames, fileKinds, fileOf } from '../site/fileKinds';
import { expect, type Page, test } from './test';

const definitions = fileKinds.page.opens;

/** Messages of the browser for a file that it refuses, and for those that waited for it in vain. */
const browserSays = /integrity|ChunkLoadError|file: <script|is not executable/;

const tampered = (text: string) => `globalThis.tampered = true;${text}`;
const ran = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

for (const kind of fileKindNames)
  test(`the ${kind} of a remote is altered on the way: it does not run, and the rest of the console works`, {
    tag: kind === 'entry' ? '@engines' : [],
  }, async ({ page, way, site, trouble, signIn }) => {
    trouble.expect(browserSays);
    const remote = await site.store.remote('readers');
    way.alter(remote.base + fileOf(remote, kind), tampered);
    await signIn(fileKinds[kind].opens);
    await expect(page.getByRole('main')).toContainText(
      kind === 'lazy chunk behind a page' ? 'This part of the console could not be loaded.' : 'Codealtered',
    );
    expect(await ran(page)).toBe(false);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Users', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(await ran(page)).toBe(false);
  });

test('a remote is named in the document by another digest than its file has: the file does not run', async ({
  page,
  way,
  site,
  trouble,
  signIn,
}) => {
  trouble.expect(browserSays);
  const remote = await site.store.remote('readers');
  const [entry = '', other = ''] = (['entry', 'page'] as const).map(
    (kind) => remote.integrity[fileOf(remote, kind)] ?? '',
  );
  way.alterDocuments((text) => text.replaceAll(entry, other));
  await signIn(definitions);
  await expect(page.getByRole('main')).toContainText('Code');
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('scripts of the shell are altered on the way: none of them runs', async ({ page, way, trouble }) => {
  trouble.expect(browserSays);
  const html = await (await fetch(`${way.url}/login`)).text();
  const scripts = [...html.matchAll(/<script[^>]* src="([^"#]+)" integrity/g)].map(([, src]) => src ?? '');
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) way.alter(script, tampered);
  await page.goto('/login');
  expect(await ran(page)).toBe(false);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('code that gets into the page as text, as an attribute or from elsewhere does not run', async ({
  page,
  trouble,
  signIn,
}) => {
  trouble.expect(/policy violation: (script-src|require-trusted-types)/);
  trouble.expect(/uncaught|file: <script|Refused|console error/);
  await signIn();
  await expect(page.getByRole('grid')).toBeVisible();
  const refused = await page.evaluate(() => {
    const attempts: (() => void)[] = [
      () => {
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="globalThis.tampered = 1">');
      },
      () => {
        const script = document.createElement('script');
        script.text = 'globalThis.tampered = 2';
        document.body.append(script);
      },
      () => {
        document.body.setAttribute('onclick', 'globalThis.tampered = 3');
        document.body.click();
      },
    ];
    return attempts.filter((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    }).length;
  });
  expect(refused).toBeGreaterThanOrEqual(2);
  expect(await ran(page)).toBe(false);
});
