import type { ReactNode } from 'react';
import { useStyles } from '../theme';
import cardCss from './card.css';

/** One label with its value. */
export interface Description {
  label: string;
  /** Null, undefined and empty text show as a dash. */
  value: ReactNode;
}

/** Pairs of a term and its value. */
export interface DescriptionListProps {
  items: readonly Description[];
}

const isBlank = (value: ReactNode) =>
  value === null || value === undefined || value === '' || typeof value === 'boolean';

/**
 * Labels with their values, one below the other.
 *
 * @example
 * ```tsx
 * <DescriptionList
 *   items={[
 *     { label: 'Address', value: reader.address },
 *     { label: 'Facility', value: reader.facility },
 *   ]}
 * />
 * ```
 */
export function DescriptionList({ items }: DescriptionListProps) {
  useStyles(cardCss);
  return (
    <dl className="facts">
      {items.map(({ label, value }) => (
        <div className="facts__item" key={label}>
          <dt className="facts__label">{label}</dt>
          <dd className="facts__value">{isBlank(value) ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
