import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { startSession, startSignedIn } from '../browser/signIn';
import { expect, test } from '../browser/test';
import { firstReader, storedReaders } from '../site/fleet';
import { explore, inTab, mostTabs, type TabsCommand } from './explore';

test.use({ isFirstVisit: true });

const columns = ['Name', 'Type', 'Address'] as const;
type Column = (typeof columns)[number];

/** A tab: what its list has to show, or that something else is shown. */
interface TabModel {
  readonly search: string;
  readonly sort: Column;
  readonly descending: boolean;
  readonly isAway: boolean;
}

type Command = TabsCommand<TabModel>;

/** Rows that are compared; each device draws more. */
const compared = 8;

const list = (page: Page) => page.getByRole('grid', { name: 'Reader definitions' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Reader definitions' });
const header = (page: Page, column: Column) =>
  list(page).getByRole('columnheader', { name: column, exact: true });

/** Links of the rows to their records. */
const names = (page: Page) => list(page).getByRole('link', { name: /^(?!Edit )/ });

const isShown = ({ isAway }: TabModel) => !isAway;

const find = (which: number, text: string): Command =>
  inTab(which, `search ${text}`, isShown, async (page, tab) => {
    await search(page).fill(text);
    return { ...tab, search: text };
  });

const sortBy = (which: number, column: Column): Command =>
  inTab(which, `sort by ${column}`, isShown, async (page, tab) => {
    await header(page, column).click();
    return { ...tab, sort: column, descending: tab.sort === column && !tab.descending };
  });

const reload = (which: number): Command =>
  inTab(which, 'reload', isShown, async (page, tab) => {
    await page.reload();
    return tab;
  });

const leaveBy = (which: number, says: string, link: (page: Page) => Locator): Command =>
  inTab(which, says, isShown, async (page, tab) => {
    await link(page).click();
    await expect(list(page)).toBeHidden();
    return { ...tab, isAway: true };
  });

const leave = (which: number) => leaveBy(which, 'follow the first link', (page) => names(page).first());

const goElsewhere = (which: number) =>
  leaveBy(which, 'go to another area', (page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }),
  );

const back = (which: number): Command =>
  inTab(
    which,
    'back',
    ({ isAway }) => isAway,
    async (page, tab) => {
      await page.goBack();
      return { ...tab, isAway: false };
    },
  );

const anotherTab = (which: number, openTab: (address: string) => Promise<Page>): Command => ({
  says: `open the address of tab ${which} in another`,
  check: ({ tabs }) => tabs.length < mostTabs && tabs[which % tabs.length]?.isAway === false,
  run: async ({ tabs }, pages) => {
    const place = which % tabs.length;
    const [tab, page] = [tabs[place], pages[place]];
    if (!tab || !page) return;
    pages.push(await openTab(page.url()));
    tabs.push(tab);
  },
});

const tab = fc.nat(mostTabs - 1);

test('a list in a browser shows what its address says, over reloads, ways back and tabs, and the same state the same rows', async ({
  context,
  service,
  site,
}) => {
  const [name, readers] = await Promise.all([firstReader(service), storedReaders(service)]);
  const session = await startSession(site.url);
  const openTab = async (address: string) => {
    const page = await context.newPage();
    await startSignedIn(page, session);
    await page.goto(address);
    return page;
  };
  /** Rows by the state in which they were shown first. */
  const rowsOf = new Map<string, string[]>();
  await explore<TabModel>('a list in tabs of a browser', {
    begin: async () => {
      const page = await openTab('/readers/definitions');
      return [{ tabs: [{ search: '', sort: 'Name', descending: false, isAway: false }] }, [page]];
    },
    async agree({ tabs }, pages) {
      for (const [place, { isAway, ...state }] of tabs.entries()) {
        const page = pages[place];
        if (!page || isAway) continue;
        await expect(search(page)).toHaveValue(state.search);
        for (const column of columns)
          if (column === state.sort)
            await expect(header(page, column)).toHaveAttribute(
              'aria-sort',
              state.descending ? 'descending' : 'ascending',
            );
          else await expect(header(page, column)).not.toHaveAttribute('aria-sort', /./);
        const links = names(page);
        if (state.search) await expect(links).toHaveText([state.search]);
        else await expect(page.getByText(`${readers.length} rows`, { exact: true })).toBeVisible();
        const rows = async () => (await links.allTextContents()).slice(0, compared);
        const key = JSON.stringify(state);
        const known = rowsOf.get(key);
        if (known) await expect.poll(rows).toEqual(known);
        else rowsOf.set(key, await rows());
      }
    },
    commands: {
      search: fc.tuple(tab, fc.constantFrom('', name)).map((all) => find(...all)),
      sort: fc.tuple(tab, fc.constantFrom(...columns)).map((all) => sortBy(...all)),
      reload: tab.map(reload),
      leave: tab.map(leave),
      'go elsewhere': tab.map(goElsewhere),
      back: tab.map(back),
      'another tab': tab.map((which) => anotherTab(which, openTab)),
    },
  });
});
