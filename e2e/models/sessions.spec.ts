import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { administrator, enterCredentials, storedSession } from '../browser/signIn';
import { expect, test } from '../browser/test';
import type { Trouble } from '../browser/trouble';
import { askService } from '../site/fleet';
import type { Service } from '../site/service';
import { explore, inTab, mostTabs, type TabsCommand, type TabsModel } from './explore';

test.use({ isFirstVisit: true });

const people = { Admin: administrator.password, Olga: 'vL9#qTz2!mXw4^kP' } as const;
type Person = keyof typeof people;

/** A tab as it has to be: whose session it is. */
type TabModel =
  | { status: 'signed-in' | 'locked'; person: Person }
  | { status: 'signed-out'; person?: undefined };

type Model = TabsModel<TabModel>;
type Command = TabsCommand<TabModel>;

const signedOut: TabModel = { status: 'signed-out' };

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const over = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

const isIn =
  (...status: TabModel['status'][]) =>
  (tab: TabModel) =>
    status.includes(tab.status);

const signIn = (which: number, person: Person): Command =>
  inTab<TabModel>(which, `${person} signs in`, isIn('signed-out'), async (page) => {
    await enterCredentials(page, { name: person, password: people[person] });
    return { status: 'signed-in', person };
  });

const unlock = (which: number): Command =>
  inTab<TabModel>(
    which,
    'the same person signs in over the page',
    isIn('locked'),
    async (page, { person = 'Admin' }) => {
      await over(page).getByLabel('Password').fill(people[person]);
      await over(page).getByRole('button', { name: 'Sign in' }).click();
      return { status: 'signed-in', person };
    },
  );

const go = (which: number): Command =>
  inTab<TabModel>(which, 'go to another area and back', isIn('signed-in'), async (page, tab) => {
    for (const [area, heading] of [
      ['Users', 'Users'],
      ['Readers', 'Reader definitions'],
    ] as const) {
      await link(page, area).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    return tab;
  });

/** The session of the same person ends in all tabs; that of another goes on. */
const endOf = (person: Person | undefined, { tabs }: Model): TabModel => {
  for (const [place, tab] of tabs.entries()) if (tab.person === person) tabs[place] = signedOut;
  return signedOut;
};

const signOut = (which: number): Command =>
  inTab<TabModel>(which, 'sign out', isIn('signed-in'), async (page, { person }, model) => {
    await page.getByRole('button', { name: person ?? '', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    return endOf(person, model);
  });

const leave = (which: number): Command =>
  inTab<TabModel>(which, 'sign out from over the page', isIn('locked'), async (page, { person }, model) => {
    await over(page).getByRole('button', { name: 'Sign out' }).click();
    return endOf(person, model);
  });

/** A page that is locked has nothing in its storage to take up. */
const reload = (which: number): Command =>
  inTab<TabModel>(
    which,
    'reload',
    () => true,
    async (page, tab) => {
      await page.reload();
      return tab.status === 'locked' ? signedOut : tab;
    },
  );

/** A browser copies session storage into a window that a page opens. */
const duplicate = (which: number): Command => ({
  says: `tab ${which}: open a window of it`,
  check: ({ tabs }) => tabs.length < mostTabs,
  run: async ({ tabs }, pages) => {
    const place = which % tabs.length;
    const [tab = signedOut, page] = [tabs[place], pages[place]];
    if (!page) return;
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => void open('/readers/definitions'));
    pages.push(await opening);
    tabs.push(tab.status === 'locked' ? signedOut : tab);
  },
});

const anotherTab: Command = {
  says: 'open a tab',
  check: ({ tabs }) => tabs.length < mostTabs,
  run: async ({ tabs }, pages) => {
    const page = await pages[0]?.context().newPage();
    if (!page) return;
    await page.goto('/readers/definitions');
    pages.push(page);
    tabs.push(signedOut);
  },
};

/** The service refuses the tokens of a person; each tab finds out by the next call, which may be a poll. */
const expire = (service: Service, trouble: Trouble, person: Person): Command => ({
  says: `the tokens of ${person} expire`,
  check: ({ tabs }) => tabs.some((tab) => tab.person === person && tab.status === 'signed-in'),
  run: async ({ tabs }, pages) => {
    trouble.expect(/console error: .*401/);
    await askService(service, `/itemsense/authentication/v1/revokeTokens/${person}`, { method: 'PUT' });
    for (const [place, tab] of tabs.entries()) {
      const page = pages[place];
      if (!page || tab.person !== person || tab.status !== 'signed-in') continue;
      await link(page, 'Users').dispatchEvent('click');
      tabs[place] = { status: 'locked', person };
    }
  },
});

/** Every tab shows what the model says, and only one that is signed in keeps a token. */
async function agree({ tabs }: Model, pages: readonly Page[]): Promise<void> {
  for (const [place, { status, person }] of tabs.entries()) {
    const page = pages[place];
    if (!page) continue;
    const shown = {
      'signed-in': page.getByRole('button', { name: person ?? '', exact: true }),
      locked: over(page),
      'signed-out': page.getByLabel('Username'),
    };
    await expect(shown[status]).toBeVisible();
    if (status !== 'locked') await expect(over(page)).toHaveCount(0);
    const [token, user] = await storedSession(page);
    expect(token === null).toBe(status !== 'signed-in');
    expect(JSON.parse(user ?? '{}').name).toBe(status === 'signed-in' ? person : undefined);
  }
}

const tab = fc.nat(mostTabs - 1);

test('a session ends where its person ends it, in all tabs of theirs, and goes on where they sign in again', async ({
  context,
  service,
  trouble,
}) => {
  await askService(service, '/itemsense/configuration/v1/users/create', {
    method: 'POST',
    body: JSON.stringify({ name: 'Olga', password: people.Olga, roles: ['Admin'] }),
  });
  const person = fc.constantFrom<Person[]>('Admin', 'Olga');
  await explore<TabModel>('sessions in tabs of a browser', {
    begin: async () => {
      await context.clearCookies();
      const page = await context.newPage();
      await page.goto('/readers/definitions');
      return [{ tabs: [signedOut] }, [page]];
    },
    agree,
    commands: {
      'sign in': fc.tuple(tab, person).map((all) => signIn(...all)),
      unlock: tab.map(unlock),
      go: tab.map(go),
      expire: person.map((who) => expire(service, trouble, who)),
      'sign out': tab.map(signOut),
      leave: tab.map(leave),
      reload: tab.map(reload),
      duplicate: tab.map(duplicate),
      'another tab': fc.constant(anotherTab),
    },
  });
});
