import type { ReactNode } from 'react';
import { useStyles } from '../theme';
import cardCss from './card.css';

/** One thing of a {@link CardList}. */
export interface CardListItem {
  /** Unique in the list. */
  key: string;
  /** Name of the entry, or a link with it. */
  title: ReactNode;
  /** More about it, below the title. @defaultValue none */
  detail?: ReactNode;
  /** State or amount at the end of the line. @defaultValue none */
  state?: ReactNode;
}

/** Name and entries of a short list in a card. */
export interface CardListProps {
  /** Name of the list. @defaultValue the heading of the card says what it is */
  label?: string;
  items: readonly CardListItem[];
}

/**
 * The few things a card is about, one below the other with a line between them. Many rows, or rows that are sorted and
 * filtered, are a table.
 *
 * @example
 * ```tsx
 * <CardList
 *   items={jobs.map(({ id, name, facility }) => ({
 *     key: id,
 *     title: <Link to={paths.jobs.job(id)}>{name}</Link>,
 *     detail: facility,
 *   }))}
 * />
 * ```
 */
export function CardList({ label, items }: CardListProps) {
  useStyles(cardCss);
  return (
    <ul className="card-list" aria-label={label}>
      {items.map(({ key, title, detail, state }) => (
        <li className="card-list__item" key={key}>
          <div className="card-list__text">
            <div className="card-list__title">{title}</div>
            {detail && <div className="card-list__detail">{detail}</div>}
          </div>
          {state && <div className="card-list__state">{state}</div>}
        </li>
      ))}
    </ul>
  );
}
