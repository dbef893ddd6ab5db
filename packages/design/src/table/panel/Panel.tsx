import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../button';
import { ChevronDownIcon, CloseIcon } from '../../icons';
import { useMessages } from '../../messages';
import { useStyles } from '../../theme';
import { place } from '../../theme/place';
import panelCss from './panel.css';

interface PanelProps {
  /** Text of the button and heading of the panel. */
  label: string;
  icon: ReactNode;
  /** Beside the text of the button, for example how many filters are in force. */
  count?: number;
  /** Content of the open panel. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel of controls over the table, which stays usable. Escape, a click elsewhere
 * and its own button close it; the focus moves in and back.
 */
export function Panel({ label, icon, count = 0, children }: PanelProps) {
  useStyles(panelCss);
  const translate = useMessages();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  useEffect(() => {
    const element = panel.current;
    const button = anchor.current;
    if (!open || !element || !button) return;
    element.showPopover?.();
    element.focus();
    const placed = () => place(element, button, 'start', 4);
    placed();
    // What the panel holds arrives later and changes its size.
    const growing = new ResizeObserver(placed);
    growing.observe(element);
    const closeOutside = (event: PointerEvent) => {
      const path = event.composedPath();
      if (!path.includes(element) && !path.includes(button)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    addEventListener('resize', placed);
    return () => {
      growing.disconnect();
      document.removeEventListener('pointerdown', closeOutside);
      removeEventListener('resize', placed);
    };
  }, [open]);
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <>
      <Button
        ref={anchor}
        icon={icon}
        className="panel__button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="panel__label">{label}</span>
        {count > 0 && <span className="panel__count">{count}</span>}
        <ChevronDownIcon size="1rem" />
      </Button>
      {open && (
        <div
          ref={panel}
          id={id}
          className="panel"
          role="dialog"
          tabIndex={-1}
          popover="manual"
          aria-label={label}
          onKeyDown={closeByEscape}
        >
          <div className="panel__head">
            <p className="panel__title">{label}</p>
            <IconButton icon={<CloseIcon />} size="small" label={translate('dialog.close')} onClick={close} />
          </div>
          {children(close)}
        </div>
      )}
    </>
  );
}
