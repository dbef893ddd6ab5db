import { createForm, FORM_ERROR, type FormApi, type Mutator } from 'final-form';
import { createAsyncValidation } from './asyncValidators';
import type { FormFrame } from './FormContext';
import type { FormProps } from './FormProps';
import { type FormErrors, presentErrors } from './failure';
import { applyChanges } from './review/applyChanges';
import { changesOnly, type Review, reviewEdit, withoutChanges } from './review/reviewEdit';
import { createValidationState } from './validationState';

/** Properties and dialogs a form works with; may change at every render. */
export interface FormWork<Values extends object> {
  props: FormProps<Values>;
  /** Has an edit confirmed. */
  ask: (review: Review<Values>) => Promise<Values | undefined>;
}

/** A form and what its fields share. */
interface BuiltForm<Values extends object> {
  form: FormApi<Values>;
  frame: FormFrame;
  /** Validates the current values again. */
  revalidate: () => void;
  /** Blanks the values that must not be seen wherever the form keeps them: for when nobody draws it any more. */
  forgetSecrets: () => void;
}

const failed = { [FORM_ERROR]: true };

/**
 * Blanks texts in everything a form knows: its values, what it began with and what it sent last. They stay texts, since
 * the form is validated once more.
 */
const blankIn =
  <Values extends object>(names: ReadonlySet<string>): Mutator<Values> =>
  (_, state, { getIn, setIn }) => {
    const without = <Kept>(values: Kept) =>
      [...names].reduce<object>(
        (rest, name) => (getIn(rest, name) ? (setIn(rest, name, '') ?? {}) : rest),
        values as object,
      ) as Kept;
    const { formState } = state;
    formState.values = without(formState.values);
    formState.initialValues = without(formState.initialValues ?? {});
    if (formState.lastSubmittedValues) formState.lastSubmittedValues = without(formState.lastSubmittedValues);
    delete state.lastFormState;
  };

/** Labels of the mounted fields. */
function createLabels() {
  const labels = new Map<string, string>();
  return {
    registeredLabel: (name: string) => labels.get(name),
    registerLabel: (name: string, text: string) => {
      labels.set(name, text);
      return () => labels.delete(name);
    },
  };
}

/**
 * Builds the form behind a {@link Form}.
 *
 * @param id - start of the ids of its elements
 * @param work - what it works with now
 */
export function buildForm<Values extends object>(
  id: string,
  work: () => FormWork<Values>,
): BuiltForm<Values> {
  const asyncValidators = createAsyncValidation(() => work().props.asyncValidators ?? {});
  const secrets = new Set<string>();
  const ownErrors = (values: Values): FormErrors => work().props.validate?.(values) ?? {};
  const validate = (values: Values) => {
    const errors = presentErrors({ ...asyncValidators.errors(values), ...presentErrors(ownErrors(values)) });
    return errors ? { [FORM_ERROR]: errors } : {};
  };
  const revalidate = () => form.setConfig('validate', validate);
  let base = work().props.initialValues;

  /** The values to save, or undefined when editing continues. */
  async function confirmed(values: Values): Promise<Values | undefined> {
    const { stored, repeated = [] } = work().props.edit ?? {};
    if (!stored) return values;
    const agreed = await reviewEdit(base, values, {
      stored,
      ask: async (found) => {
        const review = withoutChanges(found, repeated);
        const answer = changesOnly(review, secrets) ? review.merge.merged : await work().ask(review);
        if (answer === undefined) return undefined;
        // Changes of others may make the values invalid: then the form shows them to be corrected.
        applyChanges(form, answer);
        base = review.gone ? base : review.stored;
        return presentErrors(ownErrors(answer)) ? undefined : answer;
      },
    });
    return agreed;
  }

  async function save(values: Values) {
    await asyncValidators.askAll(values, ownErrors(values));
    if (presentErrors(asyncValidators.errors(values))) {
      revalidate();
      return failed;
    }
    const agreed = await confirmed(values);
    if (agreed === undefined) return failed;
    await work().props.onSubmit(agreed);
    return undefined;
  }

  const form = createForm<Values>({
    initialValues: base as never,
    validate,
    mutators: { forgetSecrets: blankIn(secrets) },
    onSubmit: async (values) => {
      try {
        return await save(values);
      } catch {
        return failed;
      }
    },
  });
  const frame: FormFrame = {
    id,
    asyncValidators,
    validationState: createValidationState(
      form,
      () => work().props.submitOnlyValid || work().props.attempted || false,
    ),
    secrets,
    check: (name) => {
      if (!work().props.asyncValidators?.[name]) return;
      const { values } = form.getState();
      // A service out of reach is no failure of the value: it is asked again on submit.
      asyncValidators.ask(name, values, ownErrors(values)).then(revalidate, () => undefined);
    },
    ...createLabels(),
  };
  return { form, frame, revalidate, forgetSecrets: () => form.mutators.forgetSecrets?.() };
}
