import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form as FinalForm } from 'react-final-form';
import { useStyles } from '../theme';
import type { AsyncValidators } from './asyncValidators';
import { buildForm, type FormWork } from './buildForm';
import { FormContext } from './FormContext';
import { FormFooter } from './FormFooter';
import type { FormErrors } from './failure';
import formCss from './form.css';
import { LeaveGuard } from './LeaveGuard';
import { ReviewDialog } from './review/ReviewDialog';
import { useReviewQuestion } from './review/useReviewQuestion';
import { holdWhileUnsaved } from './unsaved';

/** How the edit of a record is reviewed before it is saved, see {@link FormProps.edit}. */
export interface FormEdit<Values extends object> {
  /** The record as it is stored now, as values of this form; null when it is not there any more. */
  stored: () => Promise<Values | null>;
  /**
   * Text of a value in the review, for values that are not written as the user knows them; undefined leaves it to
   * the form.
   */
  describe?: (name: string, value: unknown) => string | undefined;
}

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
  asyncValidators?: AsyncValidators;
  /**
   * Sends the values. While it runs the form takes no second submit. When it rejects, the form stays as it
   * is with all input; whoever sends also reports the failure. When the failure can be put right here, for
   * instance by signing in again ({@link RecoveryProvider}), it is called again.
   */
  onSubmit: (values: Values) => unknown;
  /**
   * For the edit of a record: on submit it is compared with what is stored now, what others changed meanwhile is
   * joined with it, and a review shows what will change, field by field, before it is sent. @defaultValue sent at once.
   */
  edit?: FormEdit<Values>;
  /** Without it there is no button to cancel. */
  onCancel?: () => void;
  /** Text of the button; default `Submit`. */
  submitLabel?: string;
  /** Messages follow the input from the start, and submit is blocked while there is one. Default false. */
  submitOnlyValid?: boolean;
  /** Labels of groups, and of fields that do not give their own, for messages. */
  labels?: Readonly<Record<string, string>>;
  /** Asks before a change of route or of page loses input. Default true. */
  guard?: boolean;
  /** Told when there is input that has not been sent, and when there is none any more. */
  onDirtyChange?: (dirty: boolean) => void;
  /**
   * What the values mean, to look at while they change: beside the fields where there is room, else after them.
   * @defaultValue nothing.
   */
  aside?: ReactNode;
  /** As wide as its place, since a table is in it; single fields are no wider for it. Default false. */
  wide?: boolean;
  /** The fields. */
  children: ReactNode;
}

const nothing = () => ({});

/** Typing draws the fields it concerns, not the whole form. */
const unobserved = {};

/** The form of these options, built once. */
function useBuiltForm<Values extends object>(props: FormProps<Values>) {
  const id = useId();
  const { question, ask } = useReviewQuestion<Values>();
  const latest = useRef<FormWork<Values>>({ props, ask });
  useLayoutEffect(() => {
    latest.current = { props, ask };
  });
  const [built] = useState(() => buildForm(id, () => latest.current));
  const { revalidate } = built;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another validation state judges what is there already
  useEffect(revalidate, [revalidate, props.validate]);
  return { ...built, question };
}

/**
 * A form [FORM-01]: the browser's own validation is off; on submit everything is validated and the first
 * wrong field gets the focus; from then on messages follow the input.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const {
    label,
    onCancel,
    submitLabel,
    submitOnlyValid,
    guard = true,
    edit,
    onDirtyChange,
    aside,
    wide,
    children,
  } = props;
  useStyles(formCss);
  const { form, frame, question } = useBuiltForm(props);
  const element = useRef<HTMLFormElement>(null);
  const released = useRef(false);
  const [failedSubmits, setFailedSubmits] = useState(0);

  useEffect(() => {
    if (failedSubmits === 0) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid=true], .form__summary');
    first?.focus();
  }, [failedSubmits]);

  // Before anybody above asks whether the page that took the place of the form may be replaced.
  useLayoutEffect(() => holdWhileUnsaved(form), [form]);
  useEffect(
    () => onDirtyChange && form.subscribe(({ dirty }) => onDirtyChange(Boolean(dirty)), { dirty: true }),
    [form, onDirtyChange],
  );

  const submit = useCallback(
    async (event: FormEvent) => {
      event.preventDefault();
      if (form.getState().submitting) return;
      await form.submit();
      if (form.getState().submitFailed) setFailedSubmits((count) => count + 1);
    },
    [form],
  );
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
      <FinalForm form={form} onSubmit={nothing} subscription={unobserved}>
        {() => (
          <form
            ref={element}
            className={`form${aside === undefined ? '' : ' form--beside'}${wide ? ' form--wide' : ''}`}
            aria-label={label}
            noValidate
            onSubmit={submit}
          >
            <div className="form__parts">
              <div className="form__fields">{children}</div>
              {aside !== undefined && <div className="form__aside">{aside}</div>}
              <FormFooter submitLabel={submitLabel} onCancel={cancel} onlyValid={submitOnlyValid} />
            </div>
            {guard && <LeaveGuard released={released} />}
            {question && <ReviewDialog {...question} describe={edit?.describe} />}
          </form>
        )}
      </FinalForm>
    </FormContext>
  );
}
