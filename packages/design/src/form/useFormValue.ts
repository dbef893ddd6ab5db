import { useField, useForm } from './finalForm';

/** The value at a path of the form around this component, for fields that depend on each other. */
export function useFormValue<Value>(name: string): Value | undefined {
  return useField<Value>(name).value;
}

/** Sets the value at a path of the form around this component. */
export function useSetFormValue(): (name: string, value: unknown) => void {
  const form = useForm();
  return form.change;
}

/** Returns a function that reads all values of the surrounding form; it causes no render. */
export function useReadFormValues<Values extends object>(): () => Values {
  const form = useForm<Values>();
  return () => form.getState().values;
}
