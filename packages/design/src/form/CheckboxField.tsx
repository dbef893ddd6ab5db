import { ErrorList } from './ErrorList';
import { type FieldProps, useFormField } from './field';

/** Something that is so or not; the value is true or false. */
export function CheckboxField(props: Omit<FieldProps, 'optional'>) {
  const { text, value, change, control } = useFormField<boolean>(props);
  return (
    <div className="field">
      <label className="field__choice">
        <input
          {...control}
          className="field__box"
          type="checkbox"
          checked={value ?? false}
          onChange={(event) => change(event.target.checked)}
        />
        {text}
      </label>
      {props.help && (
        <p className="field__help" id={`${control.id}-help`}>
          {props.help}
        </p>
      )}
      <ErrorList name={props.name} />
    </div>
  );
}
