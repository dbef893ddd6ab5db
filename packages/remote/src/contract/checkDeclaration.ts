import type { RemoteDeclaration } from './declaration';
import type { PageDeclaration } from './navigation';
import { pagesOf } from './paths/pathsOf';
import { publishedPages } from './published';

/** First segments of addresses at which a deployment serves something else than pages. */
export const reservedAreas: readonly string[] = [
  '404',
  'activity',
  'api',
  'assets',
  'authenticate',
  'console',
  'dashboard',
  'docs',
  'embed',
  'health',
  'itemsense',
  'login',
  'overview',
  'remotes',
];

const areaOf = (path: string) => path.split('/')[1] ?? '';

const parameters = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The pages above a page, the nearest first; ends where a page stands above itself. */
function pagesAbove(page: PageDeclaration, pages: ReadonlyMap<string, PageDeclaration>): PageDeclaration[] {
  const above: PageDeclaration[] = [];
  const parentOf = ({ parent }: PageDeclaration) => parent && pages.get(parent);
  for (let next = parentOf(page); next && !above.includes(next); next = parentOf(next)) above.push(next);
  return above;
}

/**
 * Faults of the navigation that a remote declares, beyond those that the schema finds: pages and tabs outside of its
 * areas, tabs and breadcrumbs that lead nowhere, pages without a name.
 * @returns one sentence for each fault; none when all is well.
 */
export function checkDeclaration({ areas, routes }: Pick<RemoteDeclaration, 'areas' | 'routes'>): string[] {
  const names = areas.map(({ name }) => name);
  const pages = new Map(
    [...pagesOf(publishedPages), ...routes].map((page): [string, PageDeclaration] => [page.path, page]),
  );
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const ofAreas = areas.flatMap(({ name, path, sections = [] }) => [
    ...(reservedAreas.includes(name)
      ? [`An area cannot be called ${name}: it is the address of something else.`]
      : []),
    ...(areaOf(path) === name ? [] : [`The area ${name} opens ${path}, which is outside of it.`]),
    ...sections.flatMap((section) => {
      if (areaOf(section.path) !== name)
        return [`The tab ${section.name} of the area ${name} leads to ${section.path}, outside of the area.`];
      return pages.has(section.path)
        ? []
        : [`The tab ${section.name} of the area ${name} leads to ${section.path}, which is no page.`];
    }),
  ]);
  const ofRoutes = routes.flatMap((route) => {
    const { path, title, parent } = route;
    const known = parameters(path);
    if (!names.includes(areaOf(path)))
      return [`The page ${path} is in no area of the remote: it serves ${names.join(', ')}.`];
    if (!title && !path.split('/').at(-1)?.startsWith(':'))
      return [
        `The page ${path} has no title, and its address does not end with a parameter that could name it.`,
      ];
    if (parent === undefined) return [];
    const [above] = pagesAbove(route, pages);
    if (!above) return [`The page ${path} has the parent ${parent}, which is no page.`];
    if (pagesAbove(route, pages).some((page) => page.path === path))
      return [`The page ${path} stands above itself in the breadcrumbs.`];
    const missing = parameters(parent).filter((name) => !known.includes(name));
    return missing.length > 0
      ? [`The page ${path} has the parent ${parent}, but not its parameter ${missing.join(', ')}.`]
      : [];
  });
  return [...twice.map((name) => `The area ${name} is declared twice.`), ...ofAreas, ...ofRoutes];
}
