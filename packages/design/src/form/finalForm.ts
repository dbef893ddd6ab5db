import { getIn } from 'final-form';
import { useLayoutEffect, useState } from 'react';
import { useForm, useField as useLateField } from 'react-final-form';

/** The one door to the form library: its context is what joins a form with its fields, which may come from another build. */
export { Form as FinalForm, useForm, useFormState } from 'react-final-form';

const asIs = <Kept>(value: Kept) => value;

/** Comparison of a value with the one before by what they hold: a table makes a list anew each time it tells its selection. */
const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Value and handlers of a field; a value is taken and given as it is.
 *
 * The library joins a field to its form after the browser has drawn it, and sets it to its initial value then. That
 * would undo a key that was pressed before, and what was typed in a field that was away for a while. So a field is
 * joined while it is drawn, and has the value that its form has.
 */
export function useField<Value>(name: string) {
  const form = useForm();
  const valueNow = () => getIn(form.getState().values, name) as Value | undefined;
  const [value, setValue] = useState(valueNow);
  useLayoutEffect(
    () =>
      form.registerField(name, (field) => setValue(field.value), { value: true }, { silent: true, isEqual }),
    [form, name],
  );
  const { input } = useLateField<Value | undefined>(name, { subscription: {}, parse: asIs, format: asIs });
  return {
    value,
    onChange: input.onChange as (value: Value) => void,
    onFocus: input.onFocus,
    onBlur: input.onBlur,
  };
}
