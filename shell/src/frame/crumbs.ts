import { type RouteName, resolvePath, routePatterns } from '@console/remote/contract';

/** One step of the way to a page: a text of the catalogue or the name of a record, and its address. */
export interface Crumb {
  readonly label: { readonly key: string } | { readonly name: string };
  /** Undefined for the page itself. */
  readonly to?: string;
}

/** The way to the page at an address: section, record, then edit or new; the page itself comes last [NAV-07]. */
export function crumbs(pathname: string): readonly Crumb[] {
  const resolved = resolvePath(pathname);
  if (!resolved) return [];
  const pattern = routePatterns[resolved.name].split('/').slice(1);
  const written = pathname.replace(/\/+$/, '').split('/').slice(1);
  const sectionEnd = pattern.findIndex(
    (segment) => segment === 'new' || segment === 'error' || segment.startsWith(':'),
  );
  const end = sectionEnd === -1 ? pattern.length : sectionEnd;
  const address = (length: number) => `/${written.slice(0, length).join('/')}`;
  const section: Crumb = { label: { key: sectionKey(address(end)) }, to: address(end) };
  const steps = pattern.slice(end).map((segment, index): Crumb => {
    const name = segment.startsWith(':') ? resolved.parameters[segment.slice(1)] : undefined;
    return {
      label: name === undefined ? { key: `crumb.${segment}` } : { name },
      to: address(end + index + 1),
    };
  });
  return [section, ...steps].map((crumb, index, all) =>
    index === all.length - 1 ? { label: crumb.label } : crumb,
  );
}

function sectionKey(address: string): string {
  const name: RouteName | undefined = resolvePath(address)?.name;
  return `section.${name}`;
}
