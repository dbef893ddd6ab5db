import { type Language, languages } from '@console/design/language';
import type { Page, Route } from '@playwright/test';
import { holdAnswers } from '../browser/holdAnswers';
import { administrator, storedSession } from '../browser/signIn';
import { axe, expect, test } from '../browser/test';
import { asked } from '../site/service';
import { codeOfConsole, holdCode } from './holdCode';

test.use({ isFirstVisit: true });

const codeOfLoginPage = /\/assets\/login\.[^/]*\.js/;

/** Opens the login page as the document shows it, or as the console does where that script does not arrive. */
async function openLogin(page: Page, language: Language, by: 'document' | 'console'): Promise<void> {
  if (by === 'document') await holdCode(page);
  else await page.route(codeOfLoginPage, (route) => route.abort());
  await page.addInitScript((chosen) => localStorage.setItem('console-language', chosen), language);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('form')).toBeVisible();
}

/** Words of the page as a person sees them, and their places. */
async function look(page: Page): Promise<unknown> {
  // What is on its way to another colour has got somewhere else each time.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  const boxes = await page
    .locator('.login *:not(option, .alert-host *, [popover], .design__hidden)')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, borderColor } = getComputedStyle(element);
        const text = element.children.length === 0 ? element.textContent : '';
        return [element.localName, text, x, y, width, height, color, backgroundColor, font, borderColor].join(
          ' ',
        );
      }),
    );
  const said = await page.locator('.login').ariaSnapshot();
  // Ids are of who has drawn it.
  return { said: said.replaceAll(/#\S+?_(name|password)/g, '#$1'), title: await page.title(), boxes };
}

/** Looks at the page once it is at rest: twice the same. */
async function lookAtRest(page: Page): Promise<unknown> {
  let last: unknown;
  await expect(async () => {
    const before = last;
    last = await look(page);
    expect(last).toEqual(before);
  }).toPass();
  return last;
}

const password = (page: Page) => page.locator('input[name=password]');
const submit = (page: Page) => page.locator('form button[type=submit]');

/** Signs in as the administrator, in whatever language the page is. */
async function attempt(page: Page): Promise<void> {
  await page.locator('input[name=name]').fill(administrator.name);
  await password(page).fill(administrator.password);
  await submit(page).click();
}

/** The page as it opens, with nothing filled in, and after a wrong password. */
async function looks(page: Page): Promise<unknown[]> {
  const opened = await lookAtRest(page);
  await submit(page).click();
  await expect(page.locator('.form__summary')).toBeVisible();
  await expect(page.locator('input[name=name]')).toBeFocused();
  const blank = await lookAtRest(page);
  await page.locator('input[name=name]').fill(administrator.name);
  await expect(page.locator('.field__errors')).toHaveCount(1);
  const halfBlank = await lookAtRest(page);
  await password(page).fill('not this');
  await submit(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(password(page)).toBeFocused();
  return [opened, blank, halfBlank, await lookAtRest(page)];
}

for (const language of languages)
  test(`[LOGIN-01, LOGIN-02, LOGIN-06] the login page of the document looks and says what that of the console does: ${language}`, async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/console error: .*(401|ERR_FAILED)|NS_ERROR|login\.[^/]*\.js/);
    await openLogin(page, language, 'document');
    const ofDocument = await looks(page);
    await axe(page);
    const other = await context.newPage();
    await openLogin(other, language, 'console');
    expect(ofDocument).toEqual(await looks(other));
  });

test('[LOGIN-03, LOGIN-04] somebody signs in while the code is on its way, and the list is there in the same document', {
  tag: '@engines',
}, async ({ page, service }) => {
  const letThrough = await holdCode(page);
  await page.goto('/login?returnTo=%2Freaders%2Fdefinitions%3Fsort%3D-type', { waitUntil: 'commit' });
  const name = page.getByLabel('Username');
  await expect(name).toBeFocused();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.keyboard.type(administrator.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect
    .poll(() => storedSession(page))
    .toEqual([expect.any(String), expect.stringContaining('Admin')]);
  const [sent, ...more] = asked(service, 'POST', /^\/authenticate$/);
  expect(JSON.parse(sent?.body ?? '')).toEqual(administrator);
  expect(more).toEqual([]);

  letThrough();
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Type' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('input[name=password]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
});

test('what is typed while the code arrives stays, and so do the fields and the focus', {
  tag: '@engines',
}, async ({ page }) => {
  const letThrough = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('Adm');
  const before = await look(page);
  await page.evaluate(() => Object.assign(globalThis, { field: document.activeElement }));
  letThrough();
  // The console is there: it says which page this is.
  await expect(page.locator('#route-announcer')).toBeAttached();
  expect(await look(page)).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'field') === document.activeElement)).toBe(true);
  await page.keyboard.type('in');
  await expect(page.getByLabel('Username')).toHaveValue('Admin');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await password(page).fill(administrator.password);
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide characters' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
});

test('who has signed in and waits for code that hangs is told, and gets the list when it comes', async ({
  page,
}) => {
  await page.clock.install();
  const letThrough = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByLabel('Benutzername').fill(administrator.name);
  await page.clock.fastForward('01:00');
  await password(page).fill(administrator.password);
  await submit(page).click();
  await expect.poll(() => storedSession(page)).toEqual([expect.any(String), expect.any(String)]);
  await page.clock.fastForward('00:19');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward('00:02');
  await expect(page.getByRole('alert')).toContainText('Die Konsole ist noch nicht eingetroffen.');
  letThrough();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('who has signed in and waits for code that cannot be loaded is told at once, and gets the list by the link', async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED|NS_ERROR|integrity/);
  await page.route(codeOfConsole, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/login');
  await page.getByLabel('Username').fill(administrator.name);
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await password(page).fill(administrator.password);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('The console has not arrived yet.');
  await axe(page);
  await page.unroute(codeOfConsole);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('grid', { name: 'Reader definitions' })).toBeVisible();
});

test('the code of the console is asked for after a frame with the page, so that nothing is compiled beside it', {
  tag: '@engines',
}, async ({ page }) => {
  await page.addInitScript(() => {
    let isDrawn = false;
    const look = () => {
      isDrawn = document.querySelector('form') !== null;
      if (!isDrawn) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new MutationObserver((_, observer) => {
      if (!document.querySelector('script[src*="/main."]')) return;
      observer.disconnect();
      Object.assign(globalThis, { wasDrawn: isDrawn });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login');
  await expect(page.locator('#route-announcer')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasDrawn'))).toBe(true);
});

test('the files of the page after the login are kept before anything is typed, and none of them runs', async ({
  page,
}) => {
  const kept = page.waitForResponse(/\/remotes\/jobs\/.*\/JobsPage\.[^/]*\.js$/);
  await page.goto('/login?returnTo=%2Fjobs%3Fsort%3Dname');
  expect((await kept).request().resourceType()).toBe('fetch');
  await expect(page.getByLabel('Username')).toHaveValue('');
  await expect(page.locator('script[src*="/remotes/"]')).toHaveCount(0);
});

test('a language that is chosen on the page of the document is that of the console as well', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await expect(page.locator('#route-announcer')).toBeAttached();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Anmeldung');
  await page.getByLabel('Benutzername').fill(administrator.name);
  await password(page).fill(administrator.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  // The code is there: nobody is told that it is late.
  await page.clock.fastForward('00:30');
  await expect(page.getByText('noch nicht eingetroffen')).toHaveCount(0);
});

test('a language that is chosen while the console loads another one is that of the console', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('console-language')) localStorage.setItem('console-language', 'fr');
  });
  const letThrough = await holdAnswers(page, /language-fr\./);
  const asked = page.waitForRequest(/language-fr\./);
  await page.goto('/login', { waitUntil: 'commit' });
  await asked;
  await page.locator('select').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  letThrough();
  await expect(page.locator('#route-announcer')).toBeAttached();
  await expect(page.getByLabel('Benutzername')).toBeVisible();
  await attempt(page);
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
});

/** Ends of an attempt to sign in, and what the page says of each in German. */
const failures: readonly (readonly [end: (route: Route) => Promise<void>, reason: string])[] = [
  [(route) => route.abort(), 'Die Kommunikation mit dem Server ist fehlgeschlagen.'],
  [(route) => route.fulfill({ body: '<html>' }), 'Die Antwort des Servers konnte nicht gelesen werden'],
  [(route) => route.fulfill({ status: 503, json: { message: 'Database is busy' } }), 'Database is busy'],
];

for (const by of ['document', 'console'] as const)
  test(`[LOGIN-06] why nobody could sign in is told in the language of the person by the login page of the ${by}`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/ERR_FAILED|503/);
    await openLogin(page, 'de', by);
    for (const [end, reason] of failures) {
      await page.route('**/authenticate', end);
      await attempt(page);
      await expect(page.getByRole('alert')).toHaveText(`Anmeldung nicht möglich: ${reason}`);
    }
  });

test('[LOGIN-05] who lacks the role is told so while the code is on its way, and gets no session', async ({
  page,
}) => {
  await holdCode(page);
  await page.route('**/authenticate', (route) =>
    route.fulfill({ json: { token: 'none', user: { name: 'Olga', roles: ['DataReader'] } } }),
  );
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('Olga');
  await password(page).fill('secret');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Olga does not have the Admin privileges required by this console.',
  );
  expect(await storedSession(page)).toEqual([null, null]);
});
