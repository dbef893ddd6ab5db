import { type ReactNode, useId, useState } from 'react';
import { Hint, useHint } from '../button/Hint';
import { ChevronRightIcon } from '../icons';
import { useStyles } from '../theme';
import sectionsCss from './sections.css';

/** Title, level and state of a section that can be closed. */
export interface CollapsibleProps {
  /** Heading and name of the section. */
  title: ReactNode;
  /** Level of the heading. @defaultValue 2 */
  level?: 2 | 3;
  /** Open at the start. @defaultValue false. Left out when `open` is given */
  initiallyOpen?: boolean;
  /** Open or closed, when the state is kept by the parent, in the address for instance. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Why it can neither be opened nor closed now. The button stays focusable and is described by this. */
  blockedReason?: string;
  /** Controls at the end of the heading line, there whether the section is open or not. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A section that opens and closes within 150 ms [FORM-13]. Its content is drawn when it is first open. Closed again it
 * keeps its state, including typed input; it is hidden and cannot be focused.
 *
 * @example
 * ```tsx
 * <Collapsible title="Active jobs" initiallyOpen>
 *   <JobsTable jobs={active} />
 * </Collapsible>
 * ```
 */
export function Collapsible(props: CollapsibleProps) {
  const {
    title,
    level = 2,
    initiallyOpen = false,
    open: given,
    onToggle,
    blockedReason,
    actions,
    children,
  } = props;
  useStyles(sectionsCss);
  const [kept, setKept] = useState(initiallyOpen);
  const open = given ?? kept;
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);
  const titleId = useId();
  const contentId = useId();
  const hintId = useId();
  const hint = useHint();
  const blocked = blockedReason !== undefined;
  const Heading = `h${level}` as const;
  return (
    <section className="collapsible" data-open={open || undefined} aria-labelledby={titleId}>
      <div className="collapsible__line">
        <Heading className="collapsible__heading">
          <button
            {...hint.listeners({})}
            className="collapsible__toggle"
            type="button"
            aria-expanded={open}
            aria-controls={contentId}
            aria-disabled={blocked || undefined}
            aria-describedby={blocked ? hintId : undefined}
            onClick={() => {
              if (blocked) return;
              setKept(!open);
              onToggle?.(!open);
            }}
          >
            <ChevronRightIcon size="1rem" />
            <span id={titleId}>{title}</span>
          </button>
        </Heading>
        {actions}
      </div>
      {blocked && (
        <Hint id={hintId} hint={hint}>
          {blockedReason}
        </Hint>
      )}
      <div className="collapsible__content" id={contentId} inert={!open}>
        <div className="collapsible__inner">{drawn && children}</div>
      </div>
    </section>
  );
}
