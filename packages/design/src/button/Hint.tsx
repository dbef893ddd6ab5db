import {
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStyles } from '../theme';
import { place } from '../theme/place';
import hintCss from './hint.css';

type Listener = ((event: never) => void) | undefined;
type Listeners = {
  onPointerEnter?: Listener;
  onPointerLeave?: Listener;
  onPointerDown?: Listener;
  onFocus?: Listener;
  onBlur?: Listener;
};
type Listening = (event: SyntheticEvent<HTMLElement>) => void;

/** Milliseconds in which the pointer gets from the element to its hint. */
const grace = 150;

/** Hides the hint that the pointer showed last, so that two never lie over one another. */
let hideLast = () => {};

/** Where the hint belongs, and how it is kept while the pointer is on it. */
interface HintState {
  /** Hovered or focused element, or null while the hint is hidden. */
  anchor: HTMLElement | null;
  /** True while the pointer shows the hint, and can be moved on to it. */
  pointed: boolean;
  /** Called when the pointer enters the hint. */
  keep: () => void;
  /** Called when the pointer leaves the hint. */
  release: () => void;
  hide: () => void;
  /** Event listeners for the element; they also call those it already has. */
  listeners: (own: object) => Record<keyof Listeners, Listening>;
}

/**
 * State of a hint that is shown while its element is hovered or has the focus of the keyboard. The pointer can move
 * on to a hint that it showed (WCAG 1.4.13); one that the keyboard showed, or whose element was pressed, lets presses
 * through to what it covers.
 */
export function useHint(): HintState {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [byPointer, setByPointer] = useState(false);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(hiding.current);
  const hide = useCallback(() => {
    clearTimeout(hiding.current);
    setAnchor(null);
  }, []);
  const release = () => {
    keep();
    hiding.current = setTimeout(hide, grace);
  };
  const show = (element: HTMLElement, pointer: boolean) => {
    keep();
    setAnchor(element);
    setByPointer(pointer);
  };
  useEffect(() => () => clearTimeout(hiding.current), []);
  const both =
    (listener: Listener, act: Listening): Listening =>
    (event) => {
      (listener as ((event: SyntheticEvent) => void) | undefined)?.(event);
      act(event);
    };
  return {
    anchor,
    pointed: byPointer,
    keep,
    release,
    hide,
    listeners: (own) => {
      const { onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur } = own as Listeners;
      return {
        onPointerEnter: both(onPointerEnter, (event) => {
          hideLast();
          hideLast = hide;
          show(event.currentTarget, true);
        }),
        onPointerLeave: both(onPointerLeave, () => (byPointer ? release() : hide())),
        onPointerDown: both(onPointerDown, () => setByPointer(false)),
        onFocus: both(onFocus, (event) => {
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, false);
        }),
        onBlur: both(onBlur, hide),
      };
    },
  };
}

interface HintProps {
  /** For `aria-describedby` of the element it explains. */
  id: string;
  hint: HintState;
  /** Element it points at in place of the hovered or focused one, for example a pressed one. */
  anchor?: HTMLElement | null;
  children: ReactNode;
}

/** Short explanation at an element, in the top layer so that no scroll area clips it. */
export function Hint({ id, hint, anchor = hint.anchor, children }: HintProps) {
  useStyles(hintCss);
  const { hide, pointed } = hint;
  const popup = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = popup.current;
    if (!anchor || !element?.showPopover) return;
    element.showPopover();
    place(element, anchor, 'center', 6);
    const close = () => {
      element.hidePopover();
      hide();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    // A press on the hint is none on the row or the label that it stands in.
    const stop = (event: Event) => event.stopPropagation();
    addEventListener('keydown', closeOnEscape);
    addEventListener('scroll', close, true);
    element.addEventListener('click', stop);
    return () => {
      removeEventListener('keydown', closeOnEscape);
      removeEventListener('scroll', close, true);
      element.removeEventListener('click', stop);
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [anchor, hide]);
  return (
    <span
      ref={popup}
      id={id}
      role="tooltip"
      popover="manual"
      className={pointed ? 'hint hint--pointed' : 'hint'}
      onPointerEnter={pointed ? hint.keep : undefined}
      onPointerLeave={pointed ? hint.release : undefined}
    >
      {children}
    </span>
  );
}
