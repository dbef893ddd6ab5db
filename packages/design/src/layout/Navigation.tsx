import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../button';
import { CloseIcon, MenuIcon } from '../icons';
import { useMessages } from '../messages';
import { Link, NavLink, useLocation } from '../router';
import { useBreakpoint } from './breakpoint';

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

/** Options of {@link Navigation}. */
export interface NavigationProps {
  entries: readonly NavigationEntry[];
  /** A link of its own before the list; inside of it where the list is folded. @defaultValue none */
  first?: { readonly label: string; readonly to: string };
  /** Last in the list, usually a `Menu`. */
  more?: ReactNode;
}

const isWithin = (pathname: string, area: string) => pathname === area || pathname.startsWith(`${area}/`);

/** The main navigation; on a mobile width it folds into a button [NAV-11]. */
export function Navigation({ entries, first, more }: NavigationProps) {
  const translate = useMessages();
  const folded = useBreakpoint() === 'mobile';
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const listId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere folds the list again
  useEffect(() => setOpen(false), [pathname]);
  const firstLink = first && (
    <NavLink className="navigation__link" to={first.to}>
      {first.label}
    </NavLink>
  );
  const list = (
    <ul className="navigation__list" id={listId}>
      {folded && firstLink && <li>{firstLink}</li>}
      {entries.map(({ key, label, to, href, within }) => (
        // A guided tour points at entries by their keys.
        <li key={key} data-tour={`navigation-${key}`}>
          {to === undefined ? (
            <a className="navigation__link" href={href}>
              {label}
            </a>
          ) : (
            <Link
              className={isWithin(pathname, within ?? to) ? 'navigation__link active' : 'navigation__link'}
              aria-current={
                isWithin(pathname, within ?? to) ? (pathname === to ? 'page' : 'true') : undefined
              }
              to={to}
            >
              {label}
            </Link>
          )}
        </li>
      ))}
      {more && (
        <li className="navigation__more" data-tour="navigation-more">
          {more}
        </li>
      )}
    </ul>
  );
  const navigation = (
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
      {(!folded || open) && list}
    </nav>
  );
  return (
    <>
      {!folded && firstLink}
      {navigation}
    </>
  );
}
