import { fillPattern, type PageDeclaration, textIn } from '@console/remote/contract';

/** One step of the way to a page. */
export interface Crumb {
  readonly label: string;
  /** Undefined for the page itself. */
  readonly to?: string;
  /** The record whose page it is: where its name is known it says more than the identifier in the label. */
  readonly record?: { readonly model: string; readonly id: string };
}

const label = ({ path, title }: PageDeclaration, parameters: Readonly<Record<string, string>>): string => {
  const last = path.split('/').at(-1) ?? '';
  return title ? textIn(title) : (parameters[last.slice(1)] ?? last);
};

/**
 * The way to a page: the pages above it by their `parent`, the page itself last [NAV-07].
 * @param page that answers the address.
 * @param parameters of the address, decoded.
 * @param pages among which the pages above are looked for.
 */
export function crumbsTo(
  page: PageDeclaration,
  parameters: Readonly<Record<string, string>>,
  pages: readonly PageDeclaration[],
): readonly Crumb[] {
  const way = [page];
  for (let parent = page.parent; parent !== undefined; ) {
    const above = pages.find(({ path }) => path === parent);
    if (!above || way.includes(above)) break;
    way.unshift(above);
    parent = above.parent;
  }
  return way.map((step) => ({
    label: label(step, parameters),
    ...(step !== page && { to: fillPattern(step.path, parameters) }),
    ...recordOf(step, parameters),
  }));
}

/** The record that a step is called by; a page with a title of its own is called by that, whatever is loaded. */
function recordOf({ path, title, record }: PageDeclaration, parameters: Readonly<Record<string, string>>) {
  const [, parameter = ''] = /:(\w+)/.exec(path) ?? [];
  const id = parameters[parameter];
  return title === undefined && record !== undefined && id !== undefined && { record: { model: record, id } };
}
