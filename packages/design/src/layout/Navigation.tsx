import { useEffect, useId, useState } from 'react';
import { Button } from '../button';
import { CloseIcon, MenuIcon } from '../icons';
import { Menu, type MenuItem } from '../menu';
import { useMessages } from '../messages';
import { isWithin } from '../navigation';
import { Link, NavLink, useLocation } from '../router';
import { useBreakpoint } from './breakpoint';
import { useFitting } from './useFitting';

/** One entry of the main navigation: a route (`to`) or an address outside the console (`href`). */
export interface NavigationEntry {
  /** Unique in the navigation. */
  key: string;
  label: string;
  to?: string;
  href?: string;
  /** Address below which the entry counts as the current one. @defaultValue `to` */
  within?: string;
}

/** An entry of the menu at the end of the navigation. */
export interface MoreItem extends MenuItem {
  /** Address below which the entry counts as the current one. @defaultValue `to` */
  within?: string;
}

/** Entries of the navigation, those before them, and those under More. */
export interface NavigationProps {
  entries: readonly NavigationEntry[];
  /** A link of its own before the list; inside of it where the list is folded. @defaultValue none */
  first?: { readonly label: string; readonly to: string };
  /** The menu at the end: its entries, and before them those of the list that do not fit into one line. */
  more: { readonly label: string; readonly items: readonly MoreItem[] };
}

interface EntryLinkProps {
  readonly entry: NavigationEntry;
  readonly pathname: string;
}

function EntryLink({ entry, pathname }: EntryLinkProps) {
  const { label, to, href } = entry;
  if (to === undefined)
    return (
      <a className="navigation__link" href={href}>
        {label}
      </a>
    );
  const current = isWithin(pathname, entry);
  return (
    <Link
      className={current ? 'navigation__link active' : 'navigation__link'}
      aria-current={current ? (pathname === to ? 'page' : 'true') : undefined}
      to={to}
    >
      {label}
    </Link>
  );
}

/**
 * The main navigation in one line: what does not fit is in the menu at its end, which is marked as current when one of
 * its entries is. On a mobile width all of it folds into a button [NAV-11].
 */
export function Navigation({ entries, first, more }: NavigationProps) {
  const translate = useMessages();
  const folded = useBreakpoint() === 'mobile';
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const [fitting, list] = useFitting(
    entries.map(({ label }) => label),
    !folded,
  );
  // Going somewhere folds the list again.
  useEffect(() => setOpen(false), [pathname]);
  const firstLink = first && (
    <NavLink className="navigation__link" to={first.to}>
      {first.label}
    </NavLink>
  );
  const hidden = entries.slice(fitting);
  const inMenu = [
    ...hidden,
    ...more.items.map((item, index) =>
      index === 0 && hidden.length > 0 ? { ...item, separated: true } : item,
    ),
  ].map((item) => ({ ...item, current: isWithin(pathname, item) }));
  const isInMenu = inMenu.some(({ current }) => current);
  return (
    <>
      {!folded && firstLink}
      <nav
        className={folded ? 'navigation navigation--folded' : 'navigation'}
        aria-label={translate('layout.navigation')}
      >
        {folded && (
          <Button
            tone="quiet"
            className="navigation__toggle"
            icon={open ? <CloseIcon /> : <MenuIcon />}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            data-tour="navigation"
            onClick={() => setOpen(!open)}
          >
            {translate('layout.menu')}
          </Button>
        )}
        {(!folded || open) && (
          <ul className="navigation__list" id={listId} ref={list}>
            {folded && firstLink && <li>{firstLink}</li>}
            {entries.slice(0, fitting).map((entry) => (
              // A guided tour points at entries by their keys.
              <li key={entry.key} data-tour={`navigation-${entry.key}`}>
                <EntryLink entry={entry} pathname={pathname} />
              </li>
            ))}
            <li className="navigation__more" data-tour="navigation-more">
              <Menu
                tone="quiet"
                className={isInMenu ? 'active' : undefined}
                label={more.label}
                items={inMenu}
              />
            </li>
          </ul>
        )}
      </nav>
    </>
  );
}
