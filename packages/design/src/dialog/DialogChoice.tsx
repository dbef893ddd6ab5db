import { useId } from 'react';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import dialogCss from './dialog.css';

/** Options of {@link DialogChoice}. */
export interface DialogChoiceProps {
  label: string;
  options: readonly string[];
  /** Undefined while nothing is chosen. */
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** One of several, where a dialog needs nothing else: no form, no submit, chosen at once. */
export function DialogChoice({ label, options, value, onChoose }: DialogChoiceProps) {
  useStyles(dialogCss);
  const translate = useMessages();
  const id = useId();
  return (
    <p className="dialog__choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
        <option value="">{translate('form.choose')}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </p>
  );
}
