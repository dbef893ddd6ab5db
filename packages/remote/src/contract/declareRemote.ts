import { addressOf, type Call } from '@console/api-client';
import type { CardDeclaration } from './card';
import type { RemoteDeclaration, RouteDeclaration } from './declaration';
import type { PageDeclaration } from './navigation';
import type { NewsDeclaration } from './news';
import type { PageTree } from './paths/pathsOf';
import type { SearchDeclaration } from './search';
import type { TourStop } from './tour';

/** Request to the service: a call of the client that reads. */
export type Ask = Pick<Call<unknown>, 'method' | 'path' | 'query'>;

/** One string for each parameter of a pattern, in their order. */
type Parameters<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? [...Parameters<Head>, ...Parameters<Tail>]
  : Pattern extends `:${string}`
    ? [value: string]
    : [];

/** First requests of pages, in the groups of the pages; of the values of their addresses where these have some. */
export type AsksOf<Pages> = {
  readonly [Name in keyof Pages]?: Pages[Name] extends { readonly path: infer Pattern extends string }
    ? readonly Ask[] | ((...values: Parameters<Pattern>) => readonly Ask[])
    : AsksOf<Pages[Name]>;
};

/** Contributions of a remote, as its team writes them, see {@link declareRemote}. */
export interface DeclaredRemote<Pages extends PageTree>
  extends Omit<RemoteDeclaration, 'cards' | 'news' | 'search' | 'tour' | 'routes'> {
  readonly cards?: readonly (Omit<CardDeclaration, 'asks'> & {
    /** First requests of the card. @defaultValue none */
    readonly asks?: readonly Ask[];
  })[];
  readonly news?: readonly (Omit<NewsDeclaration, 'asks'> & {
    /** First requests of the component. @defaultValue none */
    readonly asks?: readonly Ask[];
  })[];
  readonly search?: readonly (Omit<SearchDeclaration, 'ask' | 'also'> & {
    /** Lists the records, or searches them by what was typed. */
    readonly ask: Ask | ((query: string) => Ask);
    /** Lists more fields of the records, by the key of what identifies them. @defaultValue the records have all */
    readonly also?: { readonly ask: Ask; readonly id: string };
  })[];
  readonly tour?: readonly (Omit<TourStop, 'progress'> & {
    readonly progress?: Omit<NonNullable<TourStop['progress']>, 'ask'> & { readonly ask: Ask };
  })[];
  /**
   * The pages, by name; what a page is called says in which file it is, see {@link pageName}. One that is in another file
   * says its name as `page`.
   */
  readonly pages: Pages;
  /** First requests of the pages. @defaultValue none */
  readonly asks?: AsksOf<Pages>;
}

/** Stands for a value in an address that a call writes: no encoding changes it; of an EPC the case may. */
const placeholder = (name: string) => `__${name}__`;

/** The address that a call asks, with the parameters of a pattern in the places of their values. */
const patternOf = (ask: Ask): string => addressOf(ask).replace(/__([a-z]\w*?)__/gi, ':$1');

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const isPage = (node: PageDeclaration | PageTree): node is PageDeclaration => typeof node.path === 'string';

/**
 * Name of the component of a page, and of its file: `DockPage` of `dock`, `DocksPage` of the list in a group `docks`,
 * `DockFormPage` of `new` and `edit` beside the page of a record `dock`. The error sub-routes are one page.
 * @param name of the page in its group.
 * @param group the pages around it, and what their group is called.
 * @throws Error for `new` and `edit` in a group without the page of a record.
 */
export function pageName(name: string, group: { readonly name: string; readonly pages: PageTree }): string {
  if (/error$/i.test(name)) return 'AreaErrorPage';
  if (name === 'list') return `${capitalised(group.name)}Page`;
  if (name !== 'new' && name !== 'edit') return `${capitalised(name)}Page`;
  const [record] = Object.entries(group.pages).find(([, page]) => page.record !== undefined) ?? [];
  if (record === undefined)
    throw new Error(
      `The form ${group.name}.${name} is of no record: declare the page of one beside it, or say \`page\`.`,
    );
  return `${capitalised(record)}FormPage`;
}

type Asks = readonly Ask[] | ((...values: readonly string[]) => readonly Ask[]);

function routesOf(name: string, pages: PageTree, asks: object = {}): RouteDeclaration[] {
  const asked = new Map<string, unknown>(Object.entries(asks));
  return Object.entries(pages).flatMap(([key, node]) => {
    const of = asked.get(key);
    if (!isPage(node)) return routesOf(key, node, of as object | undefined);
    const values = [...node.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => placeholder(parameter));
    const given = of as Asks | undefined;
    const first = (typeof given === 'function' ? given(...values) : given)?.map(patternOf);
    const route = { page: pageName(key, { name, pages }), ...node } as RouteDeclaration;
    return [first ? { ...route, prefetch: first } : route];
  });
}

/** The same with the addresses of its first requests. */
const withAddresses = <Part extends { readonly asks?: readonly Ask[] }>({ asks, ...part }: Part) => ({
  ...part,
  ...(asks && { asks: asks.map(addressOf) }),
});

/**
 * Declares the contributions of a remote, as data: addresses of the service follow from calls of the client, files of
 * pages from the names of the pages. It is read when the remote is built; what runs in a browser has the result
 * without the calls.
 * @example
 * ```ts
 * export const declaration = declareRemote({
 *   name: 'docks',
 *   contract: '^2.7.0',
 *   owner: 'Docks team',
 *   areas: [publishedAreas.docks],
 *   search: [{ title: { en: 'Docks' }, ask: listDocks(), path: pages.docks.dock.path }],
 *   pages,
 *   asks: { docks: { list: [listDocks()], dock: (id) => [showDock(id)] } },
 * });
 * ```
 */
export function declareRemote<const Pages extends PageTree>({
  cards,
  news,
  search,
  tour,
  pages,
  asks,
  ...rest
}: DeclaredRemote<Pages>): RemoteDeclaration {
  return {
    ...rest,
    ...(cards && { cards: cards.map(withAddresses) }),
    ...(news && { news: news.map(withAddresses) }),
    ...(search && {
      search: search.map(({ ask, also, ...found }) => ({
        ...found,
        ...(also && { also: { ...also, ask: addressOf(also.ask) } }),
        ask:
          typeof ask === 'function'
            ? addressOf(ask(placeholder('query'))).replace(/__query__/i, '{query}')
            : addressOf(ask),
      })),
    }),
    ...(tour && {
      tour: tour.map(({ progress, ...stop }) => ({
        ...stop,
        ...(progress && { progress: { ...progress, ask: addressOf(progress.ask) } }),
      })),
    }),
    routes: routesOf('', pages, asks),
  };
}
