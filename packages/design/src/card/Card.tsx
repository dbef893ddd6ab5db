import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useStyles } from '../theme';
import cardCss from './card.css';

/** Title, actions and content of a card. */
export interface CardProps {
  /** Heading of the card and name of its region. */
  title: string;
  /** Buttons at the end of the heading line. */
  actions?: ReactNode;
  /** Takes the focus when it appears, as the answer to what was just done. @defaultValue false */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** A titled part of a page. */
export function Card({ title, actions, takesFocus = false, children }: CardProps) {
  useStyles(cardCss);
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <section className="card" ref={card} tabIndex={takesFocus ? -1 : undefined} aria-labelledby={titleId}>
      <div className="card__head">
        <h2 className="card__title" id={titleId}>
          {title}
        </h2>
        {actions && <div className="card__actions">{actions}</div>}
      </div>
      <div className="card__body">{children}</div>
    </section>
  );
}

/** Cards side by side, as many in a row as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  useStyles(cardCss);
  return <div className="card-grid">{children}</div>;
}
