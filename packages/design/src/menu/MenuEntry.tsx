import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ExternalIcon } from '../icons';
import { Link } from '../router';

/** One entry of a menu: a route (`to`), an address outside the console (`href`) or an action (`onAct`). */
export interface MenuItem {
  /** Unique in its menu. */
  key: string;
  label: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Route inside the console. */
  to?: string;
  /** Address outside the console. */
  href?: string;
  /** Opens `href` in a new tab, without access to this one. @defaultValue false */
  newTab?: boolean;
  onAct?: () => void;
  /** The entry is one choice of several, and whether it is the one in force. @defaultValue it is no choice. */
  checked?: boolean;
  /** Why the action is not possible now; the entry stays reachable and does nothing. */
  blockedReason?: string;
  /** The route is the one that is shown, or an area it is in. @defaultValue false */
  current?: boolean;
  /** A line above this entry. @defaultValue false */
  separated?: boolean;
}

/** Draws one entry; every kind of it is a menu item. */
export function MenuEntry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const reasonId = useId();
  const { label, icon, to, href, newTab, onAct, checked, blockedReason, current, separated } = item;
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-current': current || undefined,
    tabIndex: -1,
    className: `menu__item${separated ? ' menu__item--separated' : ''}`,
  };
  const text = (
    <>
      <span className="menu__icon">{icon}</span>
      <span className="menu__label">{label}</span>
    </>
  );
  const followBySpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  if (blockedReason !== undefined)
    return (
      <button type="button" {...shared} aria-disabled aria-describedby={reasonId}>
        {text}
        <span className="menu__reason" id={reasonId}>
          {blockedReason}
        </span>
      </button>
    );
  if (to !== undefined)
    return (
      <Link {...shared} to={to} onClick={onChosen} onKeyDown={followBySpace}>
        {text}
      </Link>
    );
  if (href !== undefined)
    return (
      <a
        {...shared}
        href={href}
        onClick={onChosen}
        onKeyDown={followBySpace}
        {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {text}
        {newTab && <ExternalIcon size="1rem" />}
      </a>
    );
  return (
    <button
      type="button"
      {...shared}
      onClick={() => {
        onChosen();
        onAct?.();
      }}
    >
      {text}
    </button>
  );
}
