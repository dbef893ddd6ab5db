import { createForm, FORM_ERROR } from 'final-form';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form as FinalForm } from 'react-final-form';
import { useStyles } from '../theme';
import { type Checks, createCheckRecord } from './checks';
import { FormContext, type FormFrame } from './FormContext';
import { FormFooter } from './FormFooter';
import { type FormErrors, presentErrors } from './failure';
import formCss from './form.css';
import { LeaveGuard } from './LeaveGuard';

/** Options of {@link Form}. */
export interface FormProps<Values extends object> {
  /** Name of the form for assistive technology. */
  label: string;
  /** Values at the start; later changes of this option are not taken over, they would overwrite input. */
  initialValues: Values;
  /**
   * What is wrong with these values; runs on every change, so it is pure and fast. Another function judges the
   * values anew: one that depends on something loaded keeps its identity until that changes.
   */
  validate?: (values: Values) => FormErrors;
  /** What only the service can judge, by field; asked when a field is left and on submit, once per value. */
  checks?: Checks;
  /**
   * Sends the values. While it runs the form takes no second submit. When it rejects, the form stays as it
   * is with all input; whoever sends also reports the failure.
   */
  onSubmit: (values: Values) => unknown;
  /** Without it there is no button to cancel. */
  onCancel?: () => void;
  /** Text of the button; default `Submit`. */
  submitLabel?: string;
  /** Labels of groups, and of fields that do not give their own, for messages. */
  labels?: Readonly<Record<string, string>>;
  /** Asks before a change of route or of page loses input. Default true. */
  guard?: boolean;
  /** The fields. */
  children: ReactNode;
}

const noErrors = () => ({});

/** Typing draws the fields it concerns, not the whole form. */
const unobserved = {};

/**
 * A form [FORM-01]: the browser's own validation is off; on submit everything is validated and the first
 * wrong field gets the focus; from then on messages follow the input.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { label, initialValues, onCancel, submitLabel, guard = true, children } = props;
  useStyles(formCss);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const released = useRef(false);
  const labels = useRef(new Map<string, string>());
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [{ form, frame, revalidate }] = useState(() => build());

  function build() {
    const checks = createCheckRecord(() => latest.current.checks ?? {});
    const ownErrors = (values: Values) => (latest.current.validate ?? noErrors)(values);
    const validate = (values: Values) => {
      const errors = presentErrors({ ...checks.errors(values), ...presentErrors(ownErrors(values)) });
      return errors ? { [FORM_ERROR]: errors } : {};
    };
    const revalidate = () => built.setConfig('validate', validate);
    const built = createForm<Values>({
      initialValues: initialValues as never,
      validate,
      onSubmit: async (values) => {
        try {
          await checks.askAll(values, ownErrors(values));
          if (presentErrors(checks.errors(values))) {
            revalidate();
            return { [FORM_ERROR]: true };
          }
          await latest.current.onSubmit(values);
          return undefined;
        } catch {
          return { [FORM_ERROR]: true };
        }
      },
    });
    const builtFrame: FormFrame = {
      id,
      checks,
      check: (name) => {
        if (!latest.current.checks?.[name]) return;
        const { values } = built.getState();
        // Not being able to ask is no judgement: it is asked again on submit.
        checks.ask(name, values, ownErrors(values)).then(revalidate, () => undefined);
      },
      labelOf: (name) => latest.current.labels?.[name] ?? labels.current.get(name) ?? '',
      registerLabel: (name, text) => {
        labels.current.set(name, text);
        return () => labels.current.delete(name);
      },
    };
    return { form: built, frame: builtFrame, revalidate };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another judgement judges what is there already
  useEffect(revalidate, [revalidate, props.validate]);

  useEffect(() => {
    if (failedSubmits === 0) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid=true], .form__summary');
    first?.focus();
  }, [failedSubmits]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.getState().submitting) return;
    await form.submit();
    if (form.getState().submitFailed) setFailedSubmits((count) => count + 1);
  };
  const cancel = useMemo(
    () =>
      onCancel &&
      (() => {
        released.current = true;
        onCancel();
      }),
    [onCancel],
  );

  return (
    <FormContext value={frame}>
      <FinalForm form={form} onSubmit={noErrors} subscription={unobserved}>
        {() => (
          <form ref={element} className="form" aria-label={label} noValidate onSubmit={submit}>
            {children}
            <FormFooter submitLabel={submitLabel} onCancel={cancel} />
            {guard && <LeaveGuard released={released} />}
          </form>
        )}
      </FinalForm>
    </FormContext>
  );
}
