import { useMessages } from '../messages';
import { useStyles } from '../theme';
import formCss from './form.css';
import type { SelectOption } from './groupOptions';

/** Options of {@link CellSelect}. */
export interface CellSelectProps {
  /** Name for assistive technology; a cell shows none. */
  label: string;
  /** Value of the chosen option; blank or unknown while none is chosen. */
  value: string | undefined;
  options: readonly SelectOption[];
  /** Text while nothing is chosen. @defaultValue `Choose` */
  placeholder?: string;
  /** Tab index, from the cell around it. @defaultValue the browser's. */
  tabIndex?: number;
  /** What is chosen cannot be: nothing, mostly. @defaultValue false */
  invalid?: boolean;
  onChange: (value: string) => void;
}

/** One of several without a label of its own: for the cell of a table. The browser's own control. */
export function CellSelect(props: CellSelectProps) {
  const { label, value, options, placeholder, tabIndex, invalid, onChange } = props;
  useStyles(formCss);
  const translate = useMessages();
  return (
    <select
      className="field__control"
      aria-label={label}
      value={value ?? ''}
      tabIndex={tabIndex}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{placeholder ?? translate('form.choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
