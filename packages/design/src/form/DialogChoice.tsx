import { useId } from 'react';
import { useStyles } from '../theme';
import { Choice } from './Choice';
import formCss from './form.css';

/** Choice in a dialog, outside a form. */
export interface DialogChoiceProps {
  label: string;
  options: readonly string[];
  /** The options are still loading. @defaultValue false */
  loading?: boolean;
  /** Undefined while nothing is chosen. */
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

const doNothing = () => undefined;

/** One of several, where a dialog needs nothing else: no form, no submit, chosen at once. */
export function DialogChoice({ label, options, loading, value, onChoose }: DialogChoiceProps) {
  useStyles(formCss);
  const id = useId();
  return (
    <div className="field form__choice">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <Choice
        control={{ id, onFocus: doNothing, onBlur: doNothing }}
        value={value}
        options={options.map((option) => ({ value: option, label: option }))}
        loading={loading}
        placeholder={undefined}
        clearable
        free={false}
        onChange={onChoose}
      />
    </div>
  );
}
