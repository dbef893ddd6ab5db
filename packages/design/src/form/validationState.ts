import type { FormApi } from 'final-form';
import { createStore } from '../store';
import type { ValidatedForm, ValidationState } from './FormContext';
import type { FormErrors } from './failure';

/**
 * Follows the validation of a form, so that its fields need not each ask the form, which looks at all fields to answer.
 *
 * @param atOnce - whether errors are shown from the start, not from the first submit
 */
export function createValidationState<Values extends object>(
  form: FormApi<Values>,
  atOnce: () => boolean,
): ValidationState {
  const store = createStore<ValidatedForm>({ errors: {}, attempted: false });
  form.subscribe(
    ({ error, submitFailed, submitSucceeded, dirtySinceLastSubmit }) =>
      store.setState({
        errors: (error as FormErrors | undefined) ?? {},
        // What is typed after a submit that succeeded is as new as before the first.
        attempted: Boolean(atOnce() || submitFailed || (submitSucceeded && !dirtySinceLastSubmit)),
      }),
    { error: true, submitFailed: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  );
  return store;
}
