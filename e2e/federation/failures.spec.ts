import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildManifest, Registry } from '@console/remote/registry';
import { alterOnTheWay } from '../browser/alterOnTheWay';
import { signIn, storedSession } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import type { Site } from '../site/startSite';
import { type Mend, oneByteOff } from '../site/store';
import { doctoredBuild, sabotage, withReact } from './doctoredBuild';

test.use({ isFirstVisit: true });

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Readers is not available now' });
const list = (page: Page) => page.getByRole('grid', { name: 'Reader definitions' });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Marks the running page: a reload would take the mark away. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }));
const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => 'stillTheSamePage' in globalThis), 'the page was not reloaded').toBe(true);

/** Files of the list by their part in it. */
const parts = {
  entry: (remote: BuildManifest) => remote.entry,
  exposed: (remote: BuildManifest) => fileLike(remote, /^remote\./),
  page: (remote: BuildManifest) => fileLike(remote, /^DefinitionsPage\./),
};

function fileLike(remote: BuildManifest, pattern: RegExp): string {
  const found = remote.routes[0]?.files.find((file) => pattern.test(file));
  if (!found) throw new Error(`No file of the list is like ${pattern}.`);
  return found;
}

interface Damage {
  readonly what: string;
  readonly part: keyof typeof parts;
  readonly do: (site: Site, path: string, page: Page) => Promise<Mend>;
  /** Text in the console. */
  readonly says: string;
}

/**
 * Messages of the browser for a file that is not there or not whole, and for those that waited for it in
 * vain.
 */
const browserSays = /\b404\b|is not executable|integrity|ChunkLoadError|net::ERR/;
const gone = 'A file of this version is not on the server any more.';
const changed = 'A file of this version is not the one that was released, so it was not started.';
const html = () => Buffer.from('<!doctype html><title>Sign in to the proxy</title>');

const damages: readonly Damage[] = (['entry', 'exposed', 'page'] as const).flatMap((part): Damage[] => [
  {
    what: `the ${part} is taken away`,
    part,
    do: ({ store }, path) => store.remove(path),
    says: gone,
  },
  {
    what: `one byte of the ${part} is altered on its way`,
    part,
    do: ({ url }, path, page) => alterOnTheWay(page, url + path, oneByteOff),
    says: changed,
  },
  {
    what: `one byte of the ${part} is altered in the store, so that no gateway gives it out`,
    part,
    do: ({ store }, path) => store.alter(path, oneByteOff),
    says: gone,
  },
  {
    what: `HTML is served with 200 in place of the ${part}`,
    part,
    do: ({ url }, path, page) => alterOnTheWay(page, url + path, html),
    says: changed,
  },
]);

/** The shell keeps working: another area opens, and the user can sign out. */
async function expectUsableShell(page: Page): Promise<void> {
  await link(page, 'Users').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await link(page, 'Readers').click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await storedSession(page)).toEqual([null, null]);
}

for (const damage of damages)
  test(`${damage.what}: the shell stays, says so, and tries again without a reload`, async ({
    page,
    site,
    trouble,
  }) => {
    const remote = await site.store.remote('readers');
    const mend = await damage.do(site, remote.base + parts[damage.part](remote), page);
    trouble.expect(browserSays);

    await signIn(page);
    await mark(page);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(damage.says);
    await expect(page.getByRole('main')).toContainText('Readers team');
    await axe(page);
    await expectUsableShell(page);
    await expect(title(page)).toBeVisible();

    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(list(page)).toBeVisible();
    await expectSamePage(page);
    expect(trouble.unexpected()).toEqual([]);
    await signOut(page);
  });

/** JSX runtime of a build for development; it asks of React what only the development version has. */
const developmentJsx = readFileSync(
  resolve(import.meta.dirname, '../../shell/node_modules/react/cjs/react-jsx-dev-runtime.development.js'),
  'utf8',
);

/** Ways in which code that arrived whole goes wrong. */
const sabotages = [
  {
    what: 'throws while it loads',
    file: /^remote\./,
    code: `for (const id of Object.keys(modules)) modules[id] = () => { throw new Error('sabotage at load'); };`,
    trouble: undefined,
  },
  {
    what: 'throws while it draws',
    file: /^DefinitionsPage\./,
    code: `for (const [id, own] of Object.entries(modules))
      modules[id] = (module, exports, require) => {
        own(module, exports, require);
        if ('DefinitionsPage' in module.exports)
          module.exports = { DefinitionsPage() { throw new Error('sabotage at render'); } };
      };`,
    trouble: /sabotage at render|Error at DefinitionsPage/,
  },
  {
    what: 'does not export its page',
    file: /^DefinitionsPage\./,
    code: `for (const [id, own] of Object.entries(modules))
      modules[id] = (module, exports, require) => {
        own(module, exports, require);
        if ('DefinitionsPage' in module.exports) module.exports = {};
      };`,
    trouble: /does not export it/,
  },
  {
    what: 'throws in an effect',
    file: /^DefinitionsPage\./,
    code: withReact(
      `() => { react.useEffect(() => { throw new Error('sabotage in an effect'); }, []); return null; }`,
    ),
    trouble: /sabotage in an effect/,
  },
  {
    what: 'is a build for development',
    file: /^DefinitionsPage\./,
    code: withReact(`(() => {
      const runtime = {};
      ((exports, require, process) => { ${developmentJsx} })(runtime, () => react, { env: {} });
      return () => runtime.jsxDEV('p', { children: 'drawn' }, undefined, false);
    })()`),
    trouble: /getOwner is not a function/,
  },
] as const;

for (const { what, file, code, trouble: expected } of sabotages)
  test(`a release that ${what}: the shell stays, and the next release is taken without a reload`, async ({
    page,
    site,
    trouble,
  }) => {
    const bad = await doctoredBuild({
      version: '1.0.1',
      edit: (name, text) => (file.test(name) ? sabotage(text, code) : text),
    });
    const good = await doctoredBuild({ version: '1.0.2' });
    try {
      await site.release(bad.dist);
      if (expected) trouble.expect(expected);
      await signIn(page);
      await mark(page);
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('This remote stopped because of an error in it.');
      await expect(page.getByRole('main'), 'no raw error is shown').not.toContainText('sabotage');
      await expect(page.getByRole('main')).toContainText('1.0.1');
      await axe(page);
      await expectUsableShell(page);
      await expect(title(page)).toBeVisible();

      await site.release(good.dist);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(list(page)).toBeVisible();
      await expectSamePage(page);
      expect(trouble.unexpected()).toEqual([]);
      await signOut(page);
    } finally {
      await bad.discard();
      await good.discard();
    }
  });

/**
 * Leaves requests for a file without an answer, as a connection does that went dead. What waits by then waits for ever,
 * also after the file can be had again.
 * @returns lets later requests through.
 */
async function silence(page: Page, file: string): Promise<() => void> {
  let silent = true;
  await page.route(
    ({ origin, pathname }) => origin + pathname === file,
    (route) => (silent ? new Promise<void>(() => undefined) : route.continue()),
  );
  return () => {
    silent = false;
  };
}

test('a remote that does not answer: the shell stays, says so in time, and tries again', async ({
  page,
  site,
}) => {
  const { base, entry } = await site.store.remote('readers');
  // Before the console notes what everything on the page uses.
  await page.clock.install();
  await signIn(page, '/users');
  await mark(page);
  const answer = await silence(page, site.url + base + entry);
  await link(page, 'Readers').click();
  await page.clock.fastForward(5_000);
  await link(page, 'Facilities').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Facilities' })).toBeVisible();
  await link(page, 'Readers').click();
  await page.clock.fastForward(25_000);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('This remote did not arrive in time.');
  await axe(page);

  answer();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page)).toBeVisible();
  await expectSamePage(page);
});

test('a remote that needs another contract is refused before any byte of it is asked for', async ({
  page,
  site,
}) => {
  const future = await doctoredBuild({ version: '2.0.0', contract: '^3.0.0' });
  try {
    await site.release(future.dist);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'This version needs contract ^3.0.0 with the console, which has 2.',
    );
    await axe(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectUsableShell(page);
    await expect(title(page)).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/remotes/readers/'))).toEqual([]);
  } finally {
    await future.discard();
  }
});

test('the version before is used in place of one that does not fit, over a reload and until the way back', async ({
  page,
  site,
}) => {
  const future = await doctoredBuild({ version: '2.0.0', contract: '^3.0.0' });
  try {
    await site.release(future.dist);
    await signIn(page);
    await page.getByRole('button', { name: 'Use version 1.0.0' }).click();
    await expect(list(page)).toBeVisible();
    const notice = page.getByText('You work with version 1.0.0 of this remote until you sign out.');
    await expect(notice).toBeVisible();
    await axe(page);
    await expectUsableShell(page);
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(list(page)).toBeVisible();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Use the newest version (2.0.0)' }).click();
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Codeincompatible-contract');
  } finally {
    await future.discard();
  }
});

test('an error in an event handler leaves the page as it is, and is said and reported once', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/sabotage in an event/);
  const bad = await doctoredBuild({
    version: '1.0.1',
    edit: (name, text) =>
      /^DefinitionsPage\./.test(name)
        ? `addEventListener('keydown', () => { throw new Error('sabotage in an event'); });${text}`
        : text,
  });
  try {
    await site.release(bad.dist);
    await signIn(page);
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('F9');
    await page.keyboard.press('F9');
    await expect(page.getByText('Something in Readers did not work.')).toHaveCount(1);
    await expect(list(page)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('sabotage');
  } finally {
    await bad.discard();
  }
});

test('a page that replaces what everything uses is named and stopped, and all else goes on', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/interfering/);
  const bad = await doctoredBuild({
    version: '1.0.1',
    edit: (name, text) =>
      /^DefinitionsPage\./.test(name)
        ? sabotage(
            text,
            // By another name: a release refuses a file that spells it out.
            `const page = window; page.fetch = () => Promise.reject(new TypeError('replaced')); Object.getPrototypeOf([]).map = () => [];`,
          )
        : text,
  });
  try {
    await site.release(bad.dist);
    await signIn(page);
    await mark(page);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Readers changed window.fetch, Array.prototype.map');
    await expect(page.getByRole('main')).toContainText('What it changed was put back.');
    await link(page, 'Jobs').click();
    await expect(page.getByRole('grid', { name: 'Active jobs' })).toBeVisible();
    await expectSamePage(page);
  } finally {
    await bad.discard();
  }
});

test('a page whose code does not arrive is given up in time, and comes with a retry', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/ChunkLoadError/);
  const remote = await site.store.remote('readers');
  const own = Object.keys(remote.integrity).find((file) => file.startsWith('DefinitionFormPage.'));
  await page.clock.install();
  await signIn(page);
  await expect(list(page)).toBeVisible();
  const answer = await silence(page, site.url + remote.base + own);
  await page.getByRole('link', { name: 'New reader definition' }).click();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('main')).toContainText('Codeslow');
  answer();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('a part of the shell that a page needs and that does not arrive is fetched again by a retry', async ({
  page,
  trouble,
}) => {
  trouble.expect(browserSays);
  const part = '**/assets/design-form.*.js';
  await page.route(part, (route) => route.abort());
  await signIn(page);
  await expect(list(page)).toBeVisible();
  await page.getByRole('link', { name: 'New reader definition' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeEnabled();
  await page.unroute(part);
  await retry.click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('a retry while the damage lasts says so again', async ({ page, site, trouble }) => {
  trouble.expect(browserSays);
  const { base, entry } = await site.store.remote('readers');
  await site.store.remove(base + entry);
  await signIn(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  for (let times = 0; times < 3; times += 1) {
    const looked = page.waitForResponse(site.url + base + entry);
    await retry.click();
    await looked;
    await expect(retry).toBeEnabled();
    await expect(page.getByRole('main')).toContainText(gone);
  }
});

test('a page of a remote that is damaged leaves its other pages alone', async ({ page, site, trouble }) => {
  trouble.expect(browserSays);
  const remote = await site.store.remote('readers');
  const files = new Set(remote.routes.find((route) => route.page === 'DefinitionFormPage')?.files);
  const own = [...files].find((file) => file.startsWith('DefinitionFormPage.'));
  const mend = await site.store.remove(`${remote.base}${own}`);
  await signIn(page);
  await page.getByRole('link', { name: 'New reader definition' }).click();
  await expect(page.getByRole('main')).toContainText(gone);
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await page.getByRole('link', { name: 'New reader definition' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('a shell that was replaced on the server is loaded anew when a remote fails in it, once', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(browserSays);
  const { base, entry } = await site.store.remote('readers');
  await site.store.remove(base + entry);
  // Known ahead: a handler that asks for it would be cut off in the middle by the reload.
  const registry = (await (await page.request.get('/registry.json')).json()) as Registry;
  await page.route('**/registry.json', (route) =>
    route.fulfill({ json: { ...registry, shell: { version: '9.9.9', build: 'replaced' } } }),
  );
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  let loaded = 0;
  page.on('domcontentloaded', () => {
    loaded += 1;
  });
  // Opening the damaged area by its address would be cut off by the reload.
  await signIn(page, '/users');
  await link(page, 'Readers').click();
  // The page that is about to be replaced shows the same.
  await expect.poll(() => loaded).toBe(2);
  await expect(title(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(documents).toBe(2);
});

test('a registry that is damaged leaves the running console as it is', async ({ page, site }) => {
  await signIn(page);
  await expect(list(page)).toBeVisible();
  const mend = await site.store.alter('registry.json', () => Buffer.from('{"schema":1,'));
  await expectUsableShell(page);
  await expect(list(page)).toBeVisible();
  await page.reload();
  await expect(list(page)).toBeVisible();
  await mend();
});
