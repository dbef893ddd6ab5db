import type { ReactNode } from 'react';

/** Label and value of what cannot be changed here. */
export interface ReadOnlyFieldProps {
  label: string;
  /** Blank shows as a dash. */
  value: ReactNode;
}

/** A value that cannot be changed here, shown where its field would be. */
export function ReadOnlyField({ label, value }: ReadOnlyFieldProps) {
  return (
    <dl className="field">
      <dt className="field__label">{label}</dt>
      <dd className="field__fixed">{value === undefined || value === null || value === '' ? '–' : value}</dd>
    </dl>
  );
}
