import { type ReactNode, useId } from 'react';
import { useStyles } from '../theme';
import cardCss from './card.css';

/** Options of {@link Card}. */
export interface CardProps {
  /** Heading of the card and name of its region. */
  title: string;
  /** Buttons at the end of the heading line. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A titled part of a page. */
export function Card({ title, actions, children }: CardProps) {
  useStyles(cardCss);
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
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
