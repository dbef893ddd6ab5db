import { getIn } from 'final-form';
import { type Failure, type FormErrors, failuresOf } from './failure';
import type { AsyncValidator } from './rules';

/** Questions to the service by the name of the field they are about. */
export type AsyncValidators = Readonly<Record<string, AsyncValidator>>;

/** Answers of the async validators of one form, so that the same value is asked about once. */
export interface AsyncValidation {
  /** What the answers so far say about these values. */
  errors: (values: object) => FormErrors;
  /** Whether a failure came from a check: it is shown as soon as it is known. */
  isChecked: (failure: Failure) => boolean;
  /** Asks about the value of one field, unless it has been asked or is wrong anyway. */
  ask: (name: string, values: object, errors: FormErrors) => Promise<void>;
  /** Asks about every field that has a check. Rejects when one could not be asked. */
  askAll: (values: object, errors: FormErrors) => Promise<void>;
}

/** Starts without answers. */
export function createAsyncValidation(asyncValidators: () => AsyncValidators): AsyncValidation {
  const answers = new Map<string, Map<unknown, Promise<void>>>();
  const failures = new Map<string, Map<unknown, Failure>>();
  const known = new WeakSet<Failure>();

  const inner = <V>(map: Map<string, Map<unknown, V>>, name: string) => {
    const found = map.get(name) ?? new Map<unknown, V>();
    map.set(name, found);
    return found;
  };

  const ask: AsyncValidation['ask'] = (name, values, errors) => {
    const check = asyncValidators()[name];
    const value: unknown = getIn(values, name);
    if (!check || failuresOf(errors, name).length > 0) return Promise.resolve();
    const asked = inner(answers, name);
    const answer =
      asked.get(value) ??
      check(value).then(
        (failure) => {
          if (!failure) return;
          known.add(failure);
          inner(failures, name).set(value, failure);
        },
        (error: unknown) => {
          asked.delete(value);
          throw error;
        },
      );
    asked.set(value, answer);
    return answer;
  };

  return {
    ask,
    askAll: async (values, errors) => {
      await Promise.all(Object.keys(asyncValidators()).map((name) => ask(name, values, errors)));
    },
    errors: (values) =>
      Object.fromEntries(
        [...failures].flatMap(([name, byValue]) => {
          const failure = byValue.get(getIn(values, name));
          return failure ? [[name, failure]] : [];
        }),
      ),
    isChecked: (failure) => known.has(failure),
  };
}
