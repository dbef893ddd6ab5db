import type { FormApi } from 'final-form';
import type { ValidatedForm, ValidationState } from './FormContext';
import type { FormErrors } from './failure';

/**
 * Keeps how a form is judged, so that its fields need not each ask the form, which looks at all fields to answer.
 *
 * @param atOnce - whether errors are shown from the start, not from the first submit
 */
export function createJudgement<Values extends object>(
  form: FormApi<Values>,
  atOnce: () => boolean,
): ValidationState {
  const listeners = new Set<() => void>();
  let judged: ValidatedForm = { errors: {}, attempted: false };
  form.subscribe(
    ({ error, submitFailed, submitSucceeded }) => {
      judged = {
        errors: (error as FormErrors | undefined) ?? {},
        attempted: Boolean(atOnce() || submitFailed || submitSucceeded),
      };
      for (const tell of [...listeners]) tell();
    },
    { error: true, submitFailed: true, submitSucceeded: true },
  );
  return {
    now: () => judged,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
