import type { MessageKey } from '../messages';
import type { Failure } from './failure';

/** Something in a record that a rule of the service does not allow, by the name of its field. */
interface FieldProblem {
  readonly field: string;
  readonly problem: string;
  readonly values?: Failure['values'];
}

/**
 * Errors of a form by the rules of whole records, whose fields have the same names [FORM-11]: the first of
 * each field, with the message `validation.{problem}`.
 */
export function problemErrors(problems: readonly FieldProblem[]): Readonly<Record<string, Failure>> {
  const errors: Record<string, Failure> = {};
  for (const { field, problem, values } of problems)
    errors[field] ??= { key: `validation.${problem}` as MessageKey, values };
  return errors;
}
