import { useId } from 'react';
import { useStyles } from '../theme';
import { Choice } from './Choice';
import formCss from './form.css';
import type { SelectOption } from './groupOptions';

/** Choice in a cell of a table, named without a visible label. */
export interface CellSelectProps {
  /** Name for assistive technology; a cell shows none. */
  label: string;
  /** Value of the chosen option; blank or undefined while none is chosen. */
  value: string | undefined;
  options: readonly SelectOption[];
  /** Text while nothing is chosen. @defaultValue `Choose` */
  placeholder?: string;
  /** Tab index, from the cell around it. @defaultValue the browser's. */
  tabIndex?: number;
  /** Marks the chosen value as one that cannot be, mostly a blank. @defaultValue false */
  invalid?: boolean;
  /** @param value - blank when the choice was taken back */
  onChange: (value: string) => void;
}

const doNothing = () => undefined;

/**
 * One of several without a label of its own: for the cell of a table. While its list is closed, arrow keys move in the
 * table; Enter, Space, typing or Alt with an arrow opens it.
 */
export function CellSelect(props: CellSelectProps) {
  const { label, value, options, placeholder, tabIndex, invalid, onChange } = props;
  useStyles(formCss);
  const id = useId();
  return (
    <Choice
      inGrid
      control={{
        id,
        tabIndex,
        'aria-label': label,
        'aria-invalid': invalid || undefined,
        onFocus: doNothing,
        onBlur: doNothing,
      }}
      value={value}
      options={options}
      loading={false}
      placeholder={placeholder}
      clearable
      free={false}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
