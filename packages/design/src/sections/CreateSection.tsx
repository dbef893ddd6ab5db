import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Collapsible } from './Collapsible';

/** Handles of a {@link CreateSection} for the form in it. */
export interface CreateFormWork {
  /** The record was created: the form begins anew and stays open for the next one, its first field has the focus. */
  readonly onCreated: () => void;
  /** Discards the input: the form begins anew, the section closes and has the focus. */
  readonly onCancel: () => void;
}

/** Title of the section, and the form in it. */
export interface CreateSectionProps {
  /** Title of the section: `Create facility`. */
  readonly title: string;
  /** @defaultValue false */
  readonly initiallyOpen?: boolean;
  /** Why nothing can be created now; the section neither opens nor closes and tells it. @defaultValue it can */
  readonly blockedReason?: string;
  /** The form, made when the section is first opened and again after each record. */
  readonly children: (work: CreateFormWork) => ReactNode;
}

const firstField = 'input:not([type=hidden]), select, textarea';

/**
 * A form above a table that creates a record of what the table lists [FACILITY-01, ADMIN-08, USER-02, UPGRADE-01].
 * Closed with something typed in it keeps that until the page is left.
 */
export function CreateSection({ title, initiallyOpen = false, blockedReason, children }: CreateSectionProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useRef<'field' | 'heading'>(undefined);

  // The focus moves when the form begins anew, not before.
  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target === 'field') place.current?.querySelector<HTMLElement>(firstField)?.focus();
    if (target === 'heading')
      place.current?.closest('section')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }, [round]);

  const beginAnew = (focus: 'field' | 'heading') => {
    focusNext.current = focus;
    setRound((before) => before + 1);
  };
  return (
    <Collapsible title={title} open={open} onToggle={setOpen} blockedReason={blockedReason}>
      <div ref={place} key={round}>
        {children({
          onCreated: () => beginAnew('field'),
          onCancel: () => {
            setOpen(false);
            beginAnew('heading');
          },
        })}
      </div>
    </Collapsible>
  );
}
