import {
  exploreModel,
  type ModelCommand,
  type ModelOptions,
  runsOf,
  tellFigures,
} from '@console/testing/models';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test';
import { deep } from '../site/deep';

/** Most time of the sequences of a model, in ms; a busy machine takes a multiple of what an idle one does. */
const longest = deep ? 3_600_000 : 600_000;

/** Most tabs that are open at a time. */
export const mostTabs = 3;

/** Tabs of a browser, as each has to be; the real ones are pages in the same order. */
export interface TabsModel<Tab> {
  readonly tabs: Tab[];
}

/** A command in a browser with tabs. */
export type TabsCommand<Tab> = ModelCommand<TabsModel<Tab>, Page[]>;

/**
 * A command in one of the tabs.
 * @param which any number; as many tabs as are open share it out
 * @param check false for a tab in which it cannot be done
 * @param run does it, and gives what the tab has to be then
 */
export const inTab = <Tab>(
  which: number,
  says: string,
  check: (tab: Tab) => boolean,
  run: (page: Page, tab: Tab, model: TabsModel<Tab>, pages: Page[]) => Promise<Tab>,
): TabsCommand<Tab> => ({
  says: `tab ${which}: ${says}`,
  check: ({ tabs }) => {
    const tab = tabs[which % tabs.length];
    return tab !== undefined && check(tab);
  },
  run: async (model, pages) => {
    const place = which % model.tabs.length;
    const [tab, page] = [model.tabs[place], pages[place]];
    if (tab && page) model.tabs[place] = await run(page, tab, model, pages);
  },
});

/**
 * Runs sequences of a model with the tabs of a browser, in the running test: 3, in the deep run 100, each of which takes
 * seconds. In the deep run a kind of command that never ran fails.
 * @param title behaviour that the model says
 */
export async function explore<Tab>(
  title: string,
  options: Pick<ModelOptions<TabsModel<Tab>, Page[]>, 'agree' | 'begin' | 'commands'>,
): Promise<void> {
  test.setTimeout(longest + 60_000);
  const figures = await exploreModel(
    {
      ...options,
      length: 40,
      end: async (pages) => {
        await Promise.all(pages.map((page) => page.close()));
      },
    },
    runsOf(3, 100),
    longest,
  );
  tellFigures(title, figures);
  if (deep) expect(figures.missing, 'commands that never ran').toEqual([]);
}
