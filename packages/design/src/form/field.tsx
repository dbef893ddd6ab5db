import { type ReactNode, useContext } from 'react';
import { useMessages } from '../messages';
import { ErrorList } from './ErrorList';
import {
  errorsId,
  fieldId,
  GroupContext,
  useFormFrame,
  useLabelOf,
  useRegisteredLabel,
  useShownFailures,
} from './FormContext';
import { useField } from './finalForm';

/** Options every field takes. */
export interface FieldProps {
  /** Path of the value: `name`, `placement.x`, `antennaZones[0].id`. */
  name: string;
  /** Label of the field and its name in messages. @defaultValue that of the form's `labels` */
  label?: string;
  /** Explanation under the field. */
  help?: ReactNode;
  /** Fields are marked when they may be left blank, the others are required. @defaultValue false */
  optional?: boolean;
  /** Takes a whole line of its group, since what is typed is long. @defaultValue false */
  wide?: boolean;
}

/** One field: its value and what its control has to carry. */
export function useFormField<Value>({ name, label, help, optional }: FieldProps) {
  const frame = useFormFrame();
  const group = useContext(GroupContext);
  const labelOf = useLabelOf();
  const text = label ?? labelOf(name);
  useRegisteredLabel(name, text);
  const { value, onChange, onFocus, onBlur } = useField<Value>(name);
  const invalid = useShownFailures(name).length > 0;
  const id = fieldId(frame, name);
  const required = { 'aria-required': !optional || undefined };
  const described = [invalid && errorsId(frame, name), group?.errorsId, help && `${id}-help`];
  return {
    text,
    value,
    change: onChange,
    /** For a control in which something is typed or chosen from a list; others have no such state. */
    required,
    control: {
      id,
      name,
      'aria-invalid': invalid || group !== null || undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      onFocus: () => onFocus(),
      onBlur: () => {
        onBlur();
        frame.check(name);
      },
    },
  };
}

/** Stands in the place of a control whose code is still loading. */
export function ControlLoading() {
  return <span className="field__control field__control--loading" />;
}

/** Label, control, explanation and messages of one field, in this order. */
export function FieldShell({
  name,
  text,
  controlId,
  help,
  optional,
  wide,
  children,
}: FieldProps & { text: string; controlId: string; children: ReactNode }) {
  const translate = useMessages();
  return (
    <div className={wide ? 'field field--wide' : 'field'}>
      <label className="field__label" htmlFor={controlId}>
        {text}
        {optional && <span className="field__optional"> ({translate('form.optional')})</span>}
      </label>
      {children}
      {help && (
        <p className="field__help" id={`${controlId}-help`}>
          {help}
        </p>
      )}
      <ErrorList name={name} />
    </div>
  );
}
