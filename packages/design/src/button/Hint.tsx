import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStyles } from '../theme';
import { place } from '../theme/place';
import hintCss from './hint.css';

type Listener = ((event: never) => void) | undefined;
type Listeners = {
  onPointerEnter?: Listener;
  onPointerLeave?: Listener;
  onFocus?: Listener;
  onBlur?: Listener;
};

/** Where the hint belongs now: the hovered or focused element, or null while it is hidden. */
export interface HintState {
  anchor: HTMLElement | null;
  /** Event listeners for the element; they also call those it already has. */
  listeners: (own: object) => {
    onPointerEnter: (event: SyntheticEvent<HTMLElement>) => void;
    onPointerLeave: (event: SyntheticEvent<HTMLElement>) => void;
    onFocus: (event: SyntheticEvent<HTMLElement>) => void;
    onBlur: (event: SyntheticEvent<HTMLElement>) => void;
  };
}

/** Shows a hint while its element is hovered or has the focus of the keyboard. */
export function useHint(): HintState {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const both =
    (listener: Listener, act: (event: SyntheticEvent<HTMLElement>) => void) =>
    (event: SyntheticEvent<HTMLElement>) => {
      (listener as ((event: SyntheticEvent) => void) | undefined)?.(event);
      act(event);
    };
  const hide = () => setAnchor(null);
  return {
    anchor,
    listeners: (own) => {
      const { onPointerEnter, onPointerLeave, onFocus, onBlur } = own as Listeners;
      return {
        onPointerEnter: both(onPointerEnter, (event) => setAnchor(event.currentTarget)),
        onPointerLeave: both(onPointerLeave, hide),
        onFocus: both(onFocus, (event) => {
          if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
        }),
        onBlur: both(onBlur, hide),
      };
    },
  };
}

/** Options of {@link Hint}. */
export interface HintProps {
  /** For `aria-describedby` of the element it explains. */
  id: string;
  /** Element it points at; hidden when null. */
  anchor: HTMLElement | null;
  children: ReactNode;
}

/** Short explanation at an element, in the top layer so that no scroll area clips it. */
export function Hint({ id, anchor, children }: HintProps) {
  useStyles(hintCss);
  const hint = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = hint.current;
    if (!anchor || !element?.showPopover) return;
    element.showPopover();
    place(element, anchor, 'center', 6);
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') element.hidePopover();
    };
    const hide = () => element.hidePopover();
    addEventListener('keydown', hideOnEscape);
    addEventListener('scroll', hide, true);
    return () => {
      removeEventListener('keydown', hideOnEscape);
      removeEventListener('scroll', hide, true);
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [anchor]);
  return (
    <span ref={hint} id={id} role="tooltip" popover="manual" className="hint">
      {children}
    </span>
  );
}
