import { notInFirefox } from '../browser/notInFirefox';
import { signIn } from '../browser/signIn';
import { axe, expect, type Page, test } from '../browser/test';
import { signInIn } from '../language/openIn';
import type { Site } from '../site/startSite';
import { doctoredBuild, sabotage, withReact } from './doctoredBuild';

test.use({ isFirstVisit: true });

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const jobs = (page: Page) => page.getByRole('grid', { name: 'Active jobs' });
const stopped = (page: Page) => page.getByRole('heading', { level: 1, name: 'The console stopped working' });
/** Text on a page of the tests while it is there. */
const drawn = (page: Page) => page.getByText('drawn by the test');

/** Marks the running page: a reload would take the mark away. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }));
const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => 'stillTheSamePage' in globalThis), 'the page was not reloaded').toBe(true);

/** Releases readers whose list is a component of the test. */
async function releasePage(site: Site, component: string): Promise<void> {
  const bad = await doctoredBuild({
    version: '1.0.1',
    edit: (name, text) => (/^DefinitionsPage\./.test(name) ? sabotage(text, withReact(component)) : text),
  });
  await site.release(bad.dist);
  await bad.discard();
}

/** A page that does something in an effect. */
const withEffect = (code: string) =>
  `() => { react.useEffect(() => { ${code} }, []); return react.createElement('p', null, 'drawn by the test'); }`;

/** Finds what React has drawn around the page with a certain property, as `fiber`. */
const fiberWith = (property: string) => `const root = document.querySelector('main');
  let fiber = root[Object.keys(root).find((key) => key.startsWith('__reactFiber'))];
  while (fiber && !fiber.memoizedProps?.${property}) fiber = fiber.return;`;

/** A page that does something later, when it is asked to. */
const later = (code: string) => withEffect(`addEventListener('later', () => { ${code} });`);
const happen = (page: Page) => page.evaluate(() => dispatchEvent(new Event('later')));

/** Waits for the watch over remotes: with it comes the sign that the open page answers. */
const expectWatched = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('console-open-page'))).toContain('readers');

/** The page of last resort stands, says which remote was open, and leads to a console without remotes. */
async function expectLastResort(page: Page): Promise<void> {
  await expect(stopped(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Readers was open or had just been left.');
  await expect(page.getByRole('alert')).toContainText('Readers team');
  await axe(page);
  await page.getByRole('link', { name: 'Open without remotes' }).click();
  await expect(page.getByText('Safe mode: the remotes of this console are not loaded')).toBeVisible();
}

test('an error while a page is left takes nothing away: the next page is drawn and the remote is named', async ({
  page,
  site,
  trouble,
}) => {
  notInFirefox('it does not tell the bodies of requests');
  trouble.expect(/sabotage in a cleanup/);
  await releasePage(site, withEffect(`return () => { throw new Error('sabotage in a cleanup'); };`));
  await signIn(page);
  await mark(page);
  await expect(drawn(page)).toBeVisible();
  const reported = page.waitForRequest((request) => /"code":"stumbled"/.test(request.postData() ?? ''));
  await link(page, 'Jobs').click();
  await expect(jobs(page)).toBeVisible();
  await expect(page.getByText('Something in Readers did not work.')).toBeVisible();
  await reported;
  await expectSamePage(page);
});

/** Changes of what everything uses, made long after the module was evaluated; by other names than a release refuses. */
const lateChanges = [
  {
    what: 'a prototype of the language',
    code: `Object.getPrototypeOf([]).map = () => { throw new Error('sabotage of map'); };`,
    named: 'Array.prototype.map',
  },
  {
    what: 'a function of the document',
    code: `Object.getPrototypeOf(Object.getPrototypeOf(document)).createElement = () => { throw new Error('sabotage of createElement'); };`,
    named: 'Document.prototype.createElement',
  },
  {
    what: 'a function of the history',
    code: `const own = history; own.pushState = () => undefined;`,
    named: 'history.pushState',
  },
  {
    what: 'the clock that React schedules by',
    code: `Object.defineProperty(window, 'performance', { configurable: true, get() { throw new Error('sabotage of performance'); } });`,
    named: 'window.performance',
  },
  {
    what: 'the style of the whole page',
    code: `const page = document; const sheet = new CSSStyleSheet(); sheet.replaceSync('nav, main { display: none !important }'); page.adoptedStyleSheets.push(sheet);`,
    named: 'document.adoptedStyleSheets',
  },
  {
    what: 'a style sheet of the console',
    code: `const page = document; page.adoptedStyleSheets[0].insertRule('nav, main { display: none !important }');`,
    named: 'CSSStyleSheet.cssRules',
  },
  {
    what: 'whether the page answers',
    code: `document.body.inert = true;`,
    named: 'body.inert',
  },
] as const;

for (const { what, code, named } of lateChanges)
  test(`a remote that changes ${what} while its page is open is named, the change is put back, and the next page is drawn`, async ({
    page,
    site,
    trouble,
  }) => {
    await releasePage(site, later(code));
    await signIn(page);
    await mark(page);
    await expect(drawn(page)).toBeVisible();
    await happen(page);
    await expect(page.getByText(`While Readers was open, ${named} changed`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Switch Readers off' })).toBeVisible();
    await link(page, 'Jobs').click();
    await expect(jobs(page)).toBeVisible();
    await expect(page).toHaveURL(/\/jobs$/);
    await expectSamePage(page);
    const odd = trouble.unexpected().filter((text) => !/sabotage|React error/.test(text));
    expect(odd).toEqual([]);
    if (trouble.unexpected().length > 0) trouble.expect(/sabotage|React error/);
  });

test('what a remote leaves over the page goes when it is left, and the console answers', async ({
  page,
  site,
}) => {
  await releasePage(
    site,
    later(`const dialog = document.createElement('dialog');
      dialog.append('Password:');
      dialog.addEventListener('cancel', (event) => event.preventDefault());
      const cover = document.createElement('div');
      Object.assign(cover.style, { position: 'fixed', inset: 0, zIndex: 9999 });
      document.body.append(dialog, cover);
      dialog.showModal();`),
  );
  await signIn(page, '/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await link(page, 'Readers').click();
  await expect(drawn(page)).toBeVisible();
  await happen(page);
  await expect(page.getByText('Password:')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByText('Password:')).toHaveCount(0);
  await expect(page.getByText('While Readers was open, dialog, body > div')).toBeVisible();
  await link(page, 'Jobs').click();
  await expect(jobs(page)).toBeVisible();
});

/** Ways in which nothing is left that React could draw with. */
const ends = [
  { what: 'empties the document', code: `document.body.replaceChildren();` },
  { what: 'opens the document anew', code: `document.open();` },
] as const;

for (const { what, code } of ends)
  test(`a remote that ${what} leaves a page that names it and leads on`, async ({ page, site }) => {
    await releasePage(site, later(code));
    await signIn(page);
    await expect(drawn(page)).toBeVisible();
    await happen(page);
    await expectLastResort(page);
  });

test('a remote that breaks React itself leaves a page that names it and leads on', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/refused|React error/);
  const refuse = `() => { throw new Error('refused'); }`;
  await releasePage(
    site,
    `() => { throw new Proxy({}, { get: ${refuse}, has: ${refuse}, getPrototypeOf: ${refuse} }); }`,
  );
  // What breaks takes the navigation along, maybe before anybody has seen that somebody is signed in.
  await signInIn(page, 'en');
  await page.goto('/readers/definitions');
  await expectLastResort(page);
});

test('what cannot be read and is thrown while a remote is loaded is a failure of that remote alone', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/cannot be read/);
  const refuse = `() => { throw new Error('refused'); }`;
  const bad = await doctoredBuild({
    version: '1.0.1',
    edit: (name, text) =>
      /^DefinitionsPage\./.test(name)
        ? sabotage(
            text,
            `for (const id of Object.keys(modules)) modules[id] = () => { throw new Proxy({}, { get: ${refuse}, getPrototypeOf: ${refuse} }); };`,
          )
        : text,
  });
  await site.release(bad.dist);
  await bad.discard();
  await signIn(page);
  await expect(page.getByRole('main')).toContainText('This remote stopped because of an error in it.');
  await link(page, 'Jobs').click();
  await expect(jobs(page)).toBeVisible();
});

test('a remote that rewrites the cache of all queries costs one page, which comes back', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/./);
  await releasePage(
    site,
    withEffect(`${fiberWith('client?.getQueryCache')}
      for (const query of fiber.memoizedProps.client.getQueryCache().getAll()) query.setData({ hostile: true });
      document.documentElement.dataset.rewritten = '';`),
  );
  await signIn(page, '/jobs');
  await expect(jobs(page)).toBeVisible();
  await link(page, 'Readers').click();
  await expect(page.locator('html[data-rewritten]')).toBeAttached();
  await link(page, 'Jobs').click();
  await expect(link(page, 'Jobs')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(jobs(page).or(retry)).toBeVisible();
  if (await retry.isVisible()) await retry.click();
  await expect(jobs(page)).toBeVisible();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('a page that waits for ever is given up in time, and comes with a retry', async ({ page, site }) => {
  await releasePage(site, `() => { throw new Promise(() => undefined); }`);
  await page.clock.install();
  await signIn(page);
  await expect(page.getByRole('main')).toContainText('Loading');
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('main')).toContainText('Codeslow');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await link(page, 'Jobs').click();
  await expect(jobs(page)).toBeVisible();
});

test('what takes the tab to another site is held until somebody agrees, and is reported', async ({
  page,
  site,
  trouble,
}) => {
  notInFirefox('it does not tell the bodies of requests');
  const elsewhere = new URL(site.url);
  elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  trouble.allowOrigin(elsewhere.origin);
  await releasePage(
    site,
    later(`location.assign('${elsewhere.origin}/?t=' + sessionStorage.getItem('itemsense-token'));`),
  );
  await signIn(page);
  await expect(drawn(page)).toBeVisible();
  await expectWatched(page);
  const reported = page.waitForRequest((request) => /"code":"navigate"/.test(request.postData() ?? ''));
  await happen(page);
  const question = page.getByRole('alertdialog', { name: 'Leave the console?' });
  await expect(question).toContainText(`Readers wants to open ${elsewhere.origin}.`);
  await axe(page);
  const { kind, detail } = (await reported).postDataJSON() as { kind: string; detail: string };
  expect({ kind, detail }, 'nothing of the token is told').toEqual({
    kind: 'violation',
    detail: `${elsewhere.origin}/`,
  });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(drawn(page)).toBeVisible();
  expect(page.url()).toContain(site.url);

  await happen(page);
  await question.getByRole('button', { name: `Leave for ${elsewhere.origin}` }).click();
  await page.waitForURL(`${elsewhere.origin}/**`);
});

test('two pages that send each other away are named', async ({ page, site }) => {
  await releasePage(
    site,
    withEffect(`if ('circling' in globalThis) return;
      Object.assign(globalThis, { circling: true });
      ${fiberWith('router?.navigate')}
      const { router } = fiber.memoizedProps;
      let turn = 0;
      const timer = setInterval(() => {
        turn += 1;
        if (turn > 60) clearInterval(timer);
        void router.navigate(turn % 2 ? '/readers/definitions/new' : '/readers/definitions');
      }, 400);`),
  );
  await signIn(page);
  await expect(page.getByText('Two pages of Readers lead to each other without end.')).toBeVisible();
});

test('tabs of one browser listen to the gateway over one connection, and all learn of a release', async ({
  context,
  site,
}) => {
  const listening: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/console/changes')) listening.push(request.url());
  });
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) {
    await signIn(tab, '/users');
    await expect(tab.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  }
  const waiting = () => tabs[0].evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting, 'the others wait for their turn').toBe(2);
  const learned = Promise.all(tabs.map((tab) => tab.waitForResponse('**/registry.json')));
  await releasePage(site, withEffect(''));
  await learned;
  expect(listening).toHaveLength(1);

  // The tab that listens goes, and another one takes its place.
  const next = context.waitForEvent('request', (request) => request.url().endsWith('/console/changes'));
  await tabs[0].close();
  await next;
});
