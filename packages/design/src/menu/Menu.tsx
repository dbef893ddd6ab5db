import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonTone } from '../button';
import { ChevronDownIcon } from '../icons';
import { useStyles } from '../theme';
import { focusedAround } from '../theme/focused';
import { place } from '../theme/place';
import { MenuEntry, type MenuItem } from './MenuEntry';
import menuCss from './menu.css';
import { nextEntry } from './nextEntry';

/** Name, icon and entries of a menu. */
export interface MenuProps {
  /** Text of the button and name of the menu. */
  label: string;
  /** Icon before the text. */
  icon?: ReactNode;
  items: readonly MenuItem[];
  /** Tone of the button. @defaultValue `default` */
  tone?: ButtonTone;
  /** Extra class of the button, for a bar with its own colours. */
  className?: string;
}

/**
 * A button that opens a list of links and actions. Arrow keys, Home, End and first letters move in it,
 * Escape and a click outside close it, Tab closes it and moves on.
 */
export function Menu({ label, icon, items, tone, className }: MenuProps) {
  useStyles(menuCss);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const close = (focusButton: boolean) => {
    setOpen(null);
    if (focusButton) anchor.current?.focus();
  };

  useEffect(() => {
    const menu = list.current;
    if (!open || !menu || !anchor.current) return;
    menu.showPopover?.();
    place(menu, anchor.current, 'start', 4);
    const entries = menu.querySelectorAll<HTMLElement>('[role^=menuitem]');
    entries[open === 'first' ? 0 : entries.length - 1]?.focus();
    const closeOutside = (event: PointerEvent) => {
      const path = event.composedPath();
      if (!path.includes(menu) && !(anchor.current && path.includes(anchor.current))) setOpen(null);
    };
    const closeNow = () => setOpen(null);
    document.addEventListener('pointerdown', closeOutside);
    addEventListener('resize', closeNow);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      removeEventListener('resize', closeNow);
    };
  }, [open]);

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close(true);
      return;
    }
    if (event.key === 'Tab') {
      close(true);
      return;
    }
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const focused = entries.indexOf(focusedAround(event.currentTarget) as HTMLElement);
    const texts = entries.map((entry) => entry.textContent ?? '');
    const next = nextEntry(event.key, focused, texts);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };

  return (
    <>
      <Button
        ref={anchor}
        tone={tone}
        icon={icon}
        className={className}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(open ? null : 'first')}
        onKeyDown={openByArrow}
      >
        <span className="menu__opener">{label}</span>
        <ChevronDownIcon size="1rem" />
      </Button>
      {open && (
        <div
          ref={list}
          id={listId}
          className="menu"
          role="menu"
          tabIndex={-1}
          popover="manual"
          aria-label={label}
          onKeyDown={moveByKey}
        >
          {items.map((item) => (
            <MenuEntry key={item.key} item={item} onChosen={() => close(item.onAct !== undefined)} />
          ))}
        </div>
      )}
    </>
  );
}
