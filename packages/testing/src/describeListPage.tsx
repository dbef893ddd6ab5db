import type { RemoteModule } from '@console/remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from './renderRemote';
import { serviceOfTest } from './serviceOfTest';

/**
 * Abilities of every list; the names under which {@link ListPage.ids} gives the rows of the specification.
 */
export const listAbilities = [
  'initial order',
  'search',
  'sort',
  'filter',
  'columns',
  'views',
  'selection',
  'export',
  'address',
  'empty',
  'failed',
  'stale',
  'unreadable',
  'loading',
] as const;

/** Something that every list can do. */
export type ListAbility = (typeof listAbilities)[number];

/** A list of records, as data. */
export interface ListPage {
  readonly remote: RemoteModule;
  /** Address of the list. */
  readonly path: string;
  /** Name of the grid. */
  readonly label: string;
  /** Name under which the address keeps the state of the table, where the page has several. @defaultValue none */
  readonly name?: string;
  /** Kind of record, in the words of the user: `reader definition`. */
  readonly entity: string;
  /** Request for the records: `GET /itemsense/configuration/v1/recipes/show`. */
  readonly request: string;
  /** Three records as the service answers them, in any order. */
  readonly records: readonly object[];
  /** Names of the records in the first column, in the initial order. */
  readonly names: readonly string[];
  /** A text that the search finds in the first of {@link names} only. @defaultValue for a list without search */
  readonly search?: string;
  /** A record that cannot be read. @defaultValue one without anything */
  readonly unreadable?: object;
  /** Heading of a column whose click turns the initial order round. */
  readonly sort: string;
  /** Heading of a column that can be hidden. @defaultValue there is only the column of names */
  readonly column?: string;
  /**
   * A filter that leaves only the first of {@link names}, as the address has it: `filter.type=XSPAN`.
   * @defaultValue no column has a filter
   */
  readonly filter?: string;
  /** Abilities this list lacks or has in its own way, tested beside it. @defaultValue it has all */
  readonly without?: readonly ListAbility[];
  /** Records can be selected. @defaultValue true */
  readonly selectable?: boolean;
  /** Answers to the other requests of the page. @defaultValue the emulator answers them */
  readonly answers?: Readonly<Record<string, object>>;
  /** Text when there are no records. @defaultValue `none found` */
  readonly empty?: string | RegExp;
  /** Text of the link for a new record, which an empty list still has. @defaultValue there is none */
  readonly create?: string;
  /** Rows of the specification that an ability proves, put before the title of its test: `[RECIPE-01]`. */
  readonly ids?: Partial<Readonly<Record<ListAbility, string>>>;
}

/**
 * Describes what every list of records can do, for one list: find, sort, filter, choose columns, keep views, select,
 * export, carry all of that in the address; and what it says while records are loading, when there are none, when
 * they could not be loaded, when they could not be loaded again and when some cannot be read.
 * @example
 * describeListPage({ remote, path: '/recipes', label: 'Recipes', entity: 'recipe', request, records, names, … });
 */
export function describeListPage(page: ListPage): void {
  const { remote, path, label, name, entity, request, records, names, column, filter, ids = {} } = page;
  const { selectable = true, search: sought = '', without = [] } = page;
  const can = (ability: ListAbility) => !without.includes(ability);
  const [first = ''] = names;
  const service = serviceOfTest();
  const listed = (ability: ListAbility, does: string) => `${ids[ability] ? `${ids[ability]} ` : ''}${does}`;

  const open = (search = '') => renderRemote(remote, { path: path + search, serviceUrl: service.url });
  const grid = async () => within(await screen.findByRole('grid', { name: label }));
  const shown = () =>
    within(screen.getByRole('grid', { name: label }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        // A link of an icon has no text.
        [...within(row).queryAllByRole('link'), ...within(row).getAllByRole('gridcell')]
          .map(({ textContent }) => textContent)
          .find(Boolean),
      );
  const all = () => waitFor(() => expect(shown()).toEqual(names));
  const onlyFirst = () => waitFor(() => expect(shown()).toEqual([first]));
  const headings = () =>
    within(screen.getByRole('grid', { name: label }))
      .getAllByRole('columnheader')
      .map((heading) => heading.textContent);

  describe(`the list ${label}`, () => {
    beforeEach(() => {
      localStorage.clear();
      for (const [other, body] of Object.entries(page.answers ?? {})) service.give(other, { body });
      service.give(request, { body: records });
    });

    test(listed('initial order', 'shows its records in their initial order'), async () => {
      await open();
      await grid();
      await all();
    });

    if (can('search'))
      test(listed('search', 'finds records by what is typed, and the address carries it'), async () => {
        const { router, user } = await open();
        await grid();
        await user.type(screen.getByRole('searchbox'), sought);
        await onlyFirst();
        await waitFor(() => expect(router.state.location.search).toContain('search='));
      });

    test(listed('sort', 'sorts by a heading, and the address carries it'), async () => {
      const { router, user } = await open();
      const heading = (await grid()).getByRole('columnheader', { name: page.sort });
      const before = heading.getAttribute('aria-sort');
      await user.click(heading);
      await waitFor(() => expect(shown()).toEqual(names.toReversed()));
      expect(heading.getAttribute('aria-sort')).not.toBe(before);
      expect(router.state.location.search).toContain('sort=');
    });

    if (filter)
      test(
        listed('filter', 'shows what a filter in the address leaves, and all when it is cleared'),
        async () => {
          const { user } = await open(`?${filter}`);
          await grid();
          await onlyFirst();
          await user.click(screen.getByRole('button', { name: 'Clear filters' }));
          await all();
        },
      );

    if (column)
      test(
        listed('columns', 'leaves out a column that is not wanted, and the address carries it'),
        async () => {
          const { router, user } = await open();
          await grid();
          expect(headings()).toContain(column);
          await user.click(screen.getByRole('button', { name: 'Columns' }));
          await user.click(await screen.findByRole('checkbox', { name: column }));
          await waitFor(() => expect(headings()).not.toContain(column));
          expect(router.state.location.search).toContain('columns=');
        },
      );

    if (can('views'))
      test(listed('views', 'keeps a view under a name, and shows it again'), async () => {
        const { user } = await open();
        await grid();
        await user.type(screen.getByRole('searchbox'), sought);
        await onlyFirst();
        await user.click(screen.getByRole('button', { name: 'Views' }));
        await user.type(await screen.findByRole('textbox', { name: 'Save what is shown now' }), 'Mine');
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await user.keyboard('{Escape}');
        await user.clear(screen.getByRole('searchbox'));
        await all();
        await user.click(screen.getByRole('button', { name: 'Views' }));
        await user.click(await screen.findByRole('button', { name: 'Show Mine' }));
        await onlyFirst();
      });

    if (selectable)
      test(listed('selection', 'selects records one by one and all at once'), async () => {
        const { user } = await open();
        const table = await grid();
        const selected = async () => within(await screen.findByRole('group', { name: 'Selected rows' }));
        await user.click(table.getAllByRole('checkbox')[1] as HTMLElement);
        expect(await (await selected()).findByText('1 row selected')).toBeInTheDocument();
        await user.click(table.getByRole('checkbox', { name: 'Select all rows shown' }));
        expect(await (await selected()).findByText(`${names.length} rows selected`)).toBeInTheDocument();
      });

    test(listed('export', 'offers the rows shown as CSV and JSON'), async () => {
      const { user } = await open();
      await grid();
      await user.click(screen.getByRole('button', { name: 'Export' }));
      for (const name of ['Rows shown as CSV', 'Rows shown as JSON'])
        expect(await screen.findByRole('menuitem', { name })).toBeInTheDocument();
    });

    if (can('address'))
      test(listed('address', 'opens as its address says'), async () => {
        await open(`?${name ? `${name}.` : ''}search=${encodeURIComponent(sought)}`);
        await grid();
        await onlyFirst();
        expect(screen.getByRole('searchbox')).toHaveValue(sought);
      });

    test(listed('empty', 'says when there are no records'), async () => {
      service.give(request, { body: [] });
      await open();
      expect(await screen.findByText(page.empty ?? 'none found')).toBeInTheDocument();
      if (page.create) expect(screen.getAllByRole('link', { name: page.create })).not.toHaveLength(0);
    });

    if (can('failed'))
      test(
        listed('failed', 'leads to the error page of the area when nothing can be loaded, and back'),
        async () => {
          service.give(request, { status: 503, body: { message: 'database is starting' } });
          const { router, user } = await open();
          await screen.findByText(`Couldn't fetch ${entity} data from the server.`);
          expect(screen.getByText(/database is starting$/)).toBeInTheDocument();
          expect(router.state.location.pathname).toBe(`${path}/error`);
          service.give(request, { body: records });
          await user.click(screen.getByRole('button', { name: 'Try again' }));
          await grid();
          await all();
        },
      );

    test(
      listed('stale', 'keeps the records when they cannot be loaded again, says so, and tries again'),
      async () => {
        const { cache, user } = await open();
        await grid();
        service.give(request, { status: 503 });
        await act(() => cache.refetchQueries());
        expect(await screen.findByText(/could not be loaded again/)).toBeInTheDocument();
        await all();
        service.give(request, { body: records });
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(screen.queryByText(/could not be loaded again/)).not.toBeInTheDocument());
      },
    );

    test(listed('unreadable', 'shows the records that can be read, and says how many cannot'), async () => {
      service.give(request, { body: [...records, page.unreadable ?? {}] });
      await open();
      await grid();
      await all();
      expect(screen.getByText('1 row could not be read and is not shown.')).toBeInTheDocument();
    });

    test(listed('loading', 'says that it is loading until the first answer'), async () => {
      const answer = service.hold(request);
      await open();
      expect(await screen.findByText(`Loading ${label}…`)).toBeInTheDocument();
      answer({ body: records });
      await grid();
      await all();
    });
  });
}
