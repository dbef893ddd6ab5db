import type { HeardNode } from './tree';

/** Places whose content is told apart by their own name. */
const places = new Set([
  'definition',
  'group',
  'region',
  'row',
  'listitem',
  'form',
  'dialog',
  'main',
  'navigation',
  'banner',
  'term',
]);

/** Elements of a place that can have the focus, without those of places in it; cells are told with their column. */
function reachedIn(place: readonly HeardNode[]): readonly HeardNode[] {
  return place.flatMap((node) => [
    ...(node.canFocus && node.role !== 'gridcell' ? [node] : []),
    ...(places.has(node.role) ? [] : reachedIn(node.children)),
  ]);
}

/** Names that somebody who hears the page alone cannot tell apart, or does not hear at all. */
export function faultsOf(nodes: readonly HeardNode[], where = 'the page'): readonly string[] {
  const reached = reachedIn(nodes).map(({ role, name }) => `${role} "${name}"`);
  return [
    ...reached
      .filter((said) => said.endsWith('""') && !/^(main|document) /.test(said))
      .map((said) => `${said} in ${where} has no name`),
    ...reached
      .filter((said, at) => reached.indexOf(said) !== at)
      .map((said) => `${said} is twice in ${where}`),
    ...placesIn(nodes).flatMap(({ role, name, children }) => faultsOf(children, `${role} "${name}"`)),
  ];
}

const placesIn = (nodes: readonly HeardNode[]): readonly HeardNode[] =>
  nodes.flatMap((node) => (places.has(node.role) ? [node] : placesIn(node.children)));
