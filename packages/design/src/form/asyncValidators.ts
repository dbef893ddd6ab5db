import { getIn } from 'final-form';
import { type Failure, type FormErrors, failuresOf } from './failure';
import type { AsyncValidator } from './rules';

/** Async validators by the name of their field. */
export type AsyncValidators = Readonly<Record<string, AsyncValidator>>;

/** Results of the async validators of one form, so that each value is asked about once. */
export interface AsyncValidation {
  /** The failures of these values that are known from answers so far. */
  errors: (values: object) => FormErrors;
  /** True for a failure of an async validator: it is shown as soon as it is known. */
  isChecked: (failure: Failure) => boolean;
  /** Validates the value of one field, unless it has been or fails synchronously. */
  ask: (name: string, values: object, errors: FormErrors) => Promise<void>;
  /** Validates every field that has an async validator. Rejects when one could not be asked. */
  askAll: (values: object, errors: FormErrors) => Promise<void>;
}

/** Creates it without results. */
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
