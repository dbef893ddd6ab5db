import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useStyles } from '../theme';
import { DesignContext, useDesign } from '../theme/DesignContext';
import { focusedAround } from '../theme/focused';
import dialogCss from './dialog.css';

/** Title, size, content and ways to close of anything that lies over the page. */
export interface ModalProps {
  /** Heading and name of the dialog. */
  title: ReactNode;
  /** `alertdialog` for what must be answered now. @defaultValue `dialog` */
  role?: 'dialog' | 'alertdialog';
  /** Default `medium` (32 rem); `large` is 56 rem; `drawer` takes the whole height at the end of the page. */
  size?: 'medium' | 'large' | 'drawer';
  /** Nothing of the page can be seen around the dialog. @defaultValue false */
  veiled?: boolean;
  /** Asked for by Escape. */
  onClose: () => void;
  /** Called on a click outside the dialog. @defaultValue such a click does nothing. */
  onPressBeside?: () => void;
  /** Buttons at the end. */
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * Events that must not reach the page under a dialog: React lets events of a portal bubble to the component
 * that opened it, where a form or a grid would act on them.
 */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/** Element that had the focus when a dialog was opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Gives the focus back where the browser could not: what opened the dialog stood in another one that was closed
 * meanwhile, so it goes to what had opened that. At once, before rows of a table take other places.
 */
function returnFocus(dialog: HTMLDialogElement) {
  let opener = openers.get(dialog);
  while (opener && !opener.isConnected) {
    const around = opener.closest('dialog');
    opener = around && openers.get(around);
  }
  const focused = focusedAround(dialog);
  // The browser takes it from what is hidden only before it draws.
  const isLost = !focused || focused === document.body || dialog.contains(focused);
  if (isLost && opener instanceof HTMLElement) opener.focus();
}

/**
 * A modal dialog, open while it is rendered. It is the browser's own `<dialog>`: the rest of the page is
 * inert, the focus stays inside and returns, and there is nothing to load, so it opens even when the
 * service has become unreachable.
 */
export function Modal(props: ModalProps) {
  const { title, role = 'dialog', size = 'medium', veiled = false, footer, children } = props;
  const { onClose, onPressBeside } = props;
  useStyles(dialogCss);
  const design = useDesign();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });
  const titleId = useId();
  const bodyId = useId();
  useLayoutEffect(() => {
    if (!dialog) return;
    // The browser may close it on its own, at the second Escape for instance.
    const closed = () => latestOnClose.current();
    dialog.addEventListener('close', closed);
    openers.set(dialog, focusedAround(dialog));
    // A drawer is read from its heading on; in a dialog the browser takes the first field or button.
    const first =
      dialog.querySelector<HTMLElement>('[data-initial-focus]') ??
      dialog.querySelector<HTMLElement>('.dialog__title[tabindex]');
    // The browser takes it at once: whoever listens would be told of another one before.
    if (first) first.autofocus = true;
    dialog.showModal();
    first?.focus();
    return () => {
      dialog.removeEventListener('close', closed);
      dialog.close();
      returnFocus(dialog);
    };
  }, [dialog]);
  const inside = useMemo(() => ({ ...design, container: dialog ?? design.container }), [design, dialog]);
  if (!design.container) return null;
  return createPortal(
    <dialog
      ref={setDialog}
      className={`dialog dialog--${size}${veiled ? ' dialog--veiled' : ''}`}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        keepInside(event);
        // Only the backdrop and the bare edge are the dialog itself.
        if (event.target === dialog) onPressBeside?.();
      }}
      onKeyDown={keepInside}
      onSubmit={keepInside}
      onFocus={keepInside}
      onBlur={keepInside}
    >
      <DesignContext value={inside}>
        <h2 className="dialog__title" id={titleId} tabIndex={size === 'drawer' ? -1 : undefined}>
          {title}
        </h2>
        <div className="dialog__body" id={bodyId}>
          {children}
        </div>
        {footer && <div className="dialog__footer">{footer}</div>}
      </DesignContext>
    </dialog>,
    design.container,
  );
}
