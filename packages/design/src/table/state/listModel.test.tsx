import { type ModelCommand, testModel } from '@console/testing/models';
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { createPreferences, PreferencesStoreProvider } from '../../preferences';
import { createMemoryRouter, RouterProvider } from '../../router';
import { safeStorage } from '../../storage';
import { DesignProvider } from '../../theme';
import { cleanColumns, initialKeys, moveKey } from '../columns/shownColumns';
import { cleanFilter, type Filter } from '../filters/filter';
import { toggleSort } from '../sorting/sort';
import { columns, readers, rowKey } from '../table.fixtures';
import { type TableSettings, useTableSettings } from '../useTableSettings';
import { deleteView, openingQuery, saveView, type Views } from '../views/views';
import { readTableState, type TableState, writeTableState } from './tableState';
import { readView, writeView } from './useTableState';

const shape = { columns, initialSort: 'name' };
const untouched = readView('', shape);

/** A tab of the browser: what its list has to show, and the pages that Back leads to. */
interface TabModel {
  state: TableState;
  /** Address of the list without what belongs to it. */
  other: string;
  isAway: boolean;
}

interface Model {
  readonly tabs: TabModel[];
  views: Views;
}

type Settings = TableSettings<(typeof readers)[number]>;

interface Tab {
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly unmount: () => void;
  settings: Settings;
}

type Command = ModelCommand<Model, Tab[]>;

/** Opens a list in a tab of its own, as a browser does from a link. */
function openTab(address: string): Tab {
  const opened: { settings?: Settings } = {};
  function List() {
    opened.settings = useTableSettings({
      label: 'Readers',
      rows: readers,
      columns,
      rowKey,
      initialSort: 'name',
    });
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/readers', element: <List /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/home', address], initialIndex: 1 },
  );
  const { unmount } = render(
    <DesignProvider>
      <PreferencesStoreProvider memory={createPreferences('Ada', safeStorage('localStorage'))}>
        <RouterProvider router={router} />
      </PreferencesStoreProvider>
    </DesignProvider>,
  );
  return {
    router,
    unmount,
    get settings() {
      if (!opened.settings) throw new Error('The list is not there.');
      return opened.settings;
    },
  };
}

/** Tells all tabs what another wrote, as a browser does. */
const tellTabs = () =>
  act(async () => {
    for (const key of Object.keys(localStorage)) window.dispatchEvent(new StorageEvent('storage', { key }));
  });

/** A command in one of the tabs, whose list is shown. */
const inTab = (
  which: number,
  says: string,
  run: (tab: TabModel, real: Tab, model: Model) => void | Promise<void>,
): Command => ({
  says: `tab ${which}: ${says}`,
  check: ({ tabs }) => tabs[which % tabs.length]?.isAway === false,
  run: async (model, real) => {
    const place = which % model.tabs.length;
    const [tab, own] = [model.tabs[place], real[place]];
    if (!tab || !own) return;
    await act(async () => run(tab, own, model));
    await tellTabs();
  },
});

const change = (
  which: number,
  says: string,
  part: (state: TableState) => Partial<TableState>,
  act: (real: Settings) => void,
) =>
  inTab(which, says, (tab, { settings }) => {
    act(settings);
    tab.state = { ...tab.state, ...part(tab.state) };
  });

const filterBy = (which: number, key: string, filter: Filter | undefined): Command => {
  const filters = (state: TableState) => {
    const { [key]: _, ...others } = Object.fromEntries(state.filters);
    const clean = filter && cleanFilter(filter);
    return new Map(Object.entries({ ...others, ...(clean && { [key]: clean }) }));
  };
  return change(
    which,
    `filter ${key} by ${JSON.stringify(filter)}`,
    (state) => ({ filters: filters(state) }),
    ({ change: set, state }) => set({ filters: filters(state) }),
  );
};

/** State of a list that is opened at an address. */
const opened = ({ state }: TabModel, views: Views): TableState => {
  const named = writeTableState(new URLSearchParams(), state, shape).toString() !== '';
  return named ? state : readView(openingQuery(views) ?? '', shape);
};

const addressOf = ({ location }: Tab['router']['state']) => location.pathname + location.search;

const reload = (which: number): Command => ({
  says: `reload tab ${which}`,
  check: ({ tabs }) => tabs[which % tabs.length]?.isAway === false,
  run: async ({ tabs, views }, real) => {
    const place = which % tabs.length;
    const [tab, own] = [tabs[place], real[place]];
    if (!tab || !own) return;
    const address = addressOf(own.router.state);
    own.unmount();
    await act(async () => {
      real[place] = openTab(address);
    });
    tab.state = opened(tab, views);
  },
});

const anotherTab = (which: number): Command => ({
  says: `open the address of tab ${which} in another`,
  check: ({ tabs }) => tabs.length < 3,
  run: async ({ tabs, views }, real) => {
    const [tab, own] = [tabs[which % tabs.length], real[which % tabs.length]];
    if (!tab || !own || tab.isAway) return;
    const address = addressOf(own.router.state);
    await act(async () => void real.push(openTab(address)));
    tabs.push({ ...tab, state: opened(tab, views) });
  },
});

const leave = (which: number): Command =>
  inTab(which, 'follow a link', async (tab, { router }) => {
    await router.navigate('/readers/dock-1');
    tab.isAway = true;
  });

const back = (which: number): Command => ({
  says: `tab ${which}: back`,
  check: ({ tabs }) => tabs[which % tabs.length]?.isAway === true,
  run: async ({ tabs, views }, real) => {
    const [tab, own] = [tabs[which % tabs.length], real[which % tabs.length]];
    await act(async () => own?.router.navigate(-1));
    if (!tab) return;
    tab.isAway = false;
    tab.state = opened(tab, views);
  },
});

const withViews = (which: number, says: string, next: (views: Views, state: TableState) => Views): Command =>
  inTab(which, says, (tab, { settings }, model) => {
    settings.setViews(next(settings.views, settings.state));
    model.views = next(model.views, tab.state);
  });

const save = (which: number, name: string): Command =>
  withViews(which, `save view ${name}`, (views, state) => {
    // Filters stand in the order of their columns, whichever was set first.
    const inOrder = readView(writeView(state, shape), shape);
    return saveView(views, { name, query: writeView(inOrder, shape) });
  });

const apply = (which: number, name: string): Command =>
  inTab(which, `show view ${name}`, (tab, { settings }, { views }) => {
    const view = views.list.find((each) => each.name === name);
    if (!view) return;
    settings.change(readView(view.query, shape));
    tab.state = readView(view.query, shape);
  });

/** Every list shows what the model says, its address says the same, and what else it says is still there. */
function agree({ tabs, views }: Model, real: Tab[]): void {
  for (const [place, { state, isAway, other }] of tabs.entries()) {
    const tab = real[place];
    if (!tab || isAway) continue;
    expect(tab.settings.state).toEqual(state);
    expect(tab.settings.views.list).toEqual(views.list);
    expect(tab.settings.views.opening).toBe(views.opening);
    const { search } = tab.router.state.location;
    expect(readTableState(new URLSearchParams(search), shape)).toEqual(state);
    expect(new URLSearchParams(search).get('other')).toBe(other);
  }
}

const tab = fc.nat(2);
const key = fc.constantFrom('name', 'type', 'heat', 'on');
const viewName = fc.constantFrom('Docks', 'Hot');
const filter = fc.constantFrom<[string, Filter | undefined]>(
  ['type', { kind: 'choice', values: ['XSPAN', ''] }],
  ['heat', { kind: 'number', min: 20 }],
  ['name', { kind: 'text', text: 'dock & gate' }],
  ['name', { kind: 'text', text: '  ' }],
  ['on', { kind: 'yesNo', value: false }],
  ['type', undefined],
  ['heat', undefined],
);

testModel<Model, Tab[]>('a list shows what its address says, over reloads, ways back and tabs', {
  length: 14,
  begin: async () => {
    localStorage.clear();
    const tabs: Tab[] = [];
    await act(async () => void tabs.push(openTab('/readers?other=all')));
    return [{ tabs: [{ state: untouched, other: 'all', isAway: false }], views: { list: [] } }, tabs];
  },
  end: (tabs) => {
    for (const { unmount } of tabs) unmount();
  },
  agree,
  found: {
    'a tab that saves a view keeps those that another has saved': [
      anotherTab(0),
      save(0, 'Docks'),
      save(1, 'Hot'),
    ],
  },
  commands: {
    search: fc.tuple(tab, fc.constantFrom('', 'dock', 'a&b=c #')).map(([which, search]) =>
      change(
        which,
        `search ${search}`,
        () => ({ search }),
        ({ setSearch }) => setSearch(search),
      ),
    ),
    sort: fc.tuple(tab, key, fc.boolean()).map(([which, column, adding]) =>
      change(
        which,
        `sort ${column}${adding ? ', too' : ''}`,
        ({ sorts }) => ({ sorts: toggleSort(sorts, column, adding) }),
        ({ sortBy }) => sortBy(column, adding),
      ),
    ),
    filter: fc.tuple(tab, filter).map(([which, [column, by]]) => filterBy(which, column, by)),
    columns: fc.tuple(tab, fc.subarray(['type', 'heat', 'facility', 'on'])).map(([which, keys]) =>
      change(
        which,
        `columns ${keys}`,
        () => ({ columns: cleanColumns(columns, keys) }),
        ({ setColumns }) => setColumns(keys),
      ),
    ),
    'move column': fc.tuple(tab, key, fc.constantFrom(-1, 1)).map(([which, column, by]) => {
      const moved = ({ columns: chosen }: TableState) => moveKey(chosen ?? initialKeys(columns), column, by);
      return change(
        which,
        `move ${column} by ${by}`,
        (state) => ({ columns: cleanColumns(columns, moved(state)) }),
        ({ setColumns, state }) => setColumns(moved(state)),
      );
    }),
    reload: tab.map(reload),
    'another tab': tab.map(anotherTab),
    leave: tab.map(leave),
    back: tab.map(back),
    'save view': fc.tuple(tab, viewName).map((all) => save(...all)),
    'open with view': fc
      .tuple(tab, viewName)
      .map(([which, name]) =>
        withViews(which, `open with ${name}`, (views) =>
          views.list.some((view) => view.name === name) ? { ...views, opening: name } : views,
        ),
      ),
    'delete view': fc
      .tuple(tab, viewName)
      .map(([which, name]) => withViews(which, `delete view ${name}`, (views) => deleteView(views, name))),
    'show view': fc.tuple(tab, viewName).map((all) => apply(...all)),
  },
});
