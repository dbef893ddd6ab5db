import {
  type FormEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyNamed } from '../progress';
import { useStyles } from '../theme';
import { focusDescribed } from '../theme/focused';
import { buildForm, type FormWork } from './buildForm';
import { FormContext, FormLabelsContext } from './FormContext';
import { FormFooter } from './FormFooter';
import type { FormProps } from './FormProps';
import { FinalForm } from './finalForm';
import formCss from './form.css';
import { LeaveGuard } from './LeaveGuard';
import { useReviewQuestion } from './review/useReviewQuestion';
import { holdWhileUnsaved } from './unsaved';

const noErrors = () => ({});

const noLabels: Readonly<Record<string, string>> = {};

/** Most forms are not edits; one that is has it before anything is saved. */
const ReviewDialog = lazyNamed(() => import('./review/ReviewDialog'), 'ReviewDialog', { waiting: null });

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
  const { revalidate, forgetSecrets } = built;
  // Another `validate` checks the current values, and errors show when they have to from now on.
  useEffect(revalidate, [revalidate, props.validate, props.submitOnlyValid]);
  // What others still hold of the form, a request on its way for instance, must not keep its passwords.
  useEffect(() => forgetSecrets, [forgetSecrets]);
  const reviewed = props.edit !== undefined;
  useEffect(() => {
    if (reviewed) void ReviewDialog.preload();
  }, [reviewed]);
  return { ...built, question };
}

/**
 * A form [FORM-01]: the browser's own validation is off; on submit everything is validated and the first invalid field
 * gets the focus, which says the number of errors, too; from then on messages follow the input.
 *
 * @example
 * ```tsx
 * <Form
 *   label="Reader definition"
 *   initialValues={{ name: '', power: 24 }}
 *   validate={({ name, power }) => ({
 *     name: rules.required(name),
 *     power: rules.all(rules.number, rules.between(10, 30))(power),
 *   })}
 *   onSubmit={(values) => create.mutateAsync(values)}
 * >
 *   <TextField name="name" label="Name" />
 *   <NumberField name="power" label="Transmit power" unit="dBm" />
 * </Form>
 * ```
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const {
    label,
    labels = noLabels,
    onCancel,
    submitLabel,
    cancelLabel,
    submitTone,
    submitOnlyValid,
    blockedReason,
    pending,
    guard = true,
    edit,
    onDirtyChange,
    aside,
    wide,
    page,
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
    // The summary says their number itself.
    const count = first?.matches('.form__summary') ? null : element.current?.querySelector('.form__count');
    if (first) focusDescribed(first, count ?? null);
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
      if (blockedReason !== undefined || form.getState().submitting) return;
      await form.submit();
      if (form.getState().submitFailed) setFailedSubmits((count) => count + 1);
    },
    [form, blockedReason],
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
      <FormLabelsContext value={labels}>
        <FinalForm form={form} onSubmit={noErrors} subscription={unobserved}>
          {() => (
            <form
              ref={element}
              className={`form${aside === undefined ? '' : ' form--beside'}${wide ? ' form--wide' : ''}${page ? ' form--page' : ''}`}
              aria-label={label}
              noValidate
              onSubmit={submit}
            >
              <div className="form__parts">
                <div className="form__fields">{children}</div>
                {aside !== undefined && <div className="form__aside">{aside}</div>}
                <FormFooter
                  submitLabel={submitLabel}
                  cancelLabel={cancelLabel}
                  submitTone={submitTone}
                  onCancel={cancel}
                  onlyValid={submitOnlyValid}
                  blockedReason={blockedReason}
                  pending={pending}
                />
              </div>
              {guard && <LeaveGuard released={released} />}
              {question && <ReviewDialog {...question} describe={edit?.describe} />}
            </form>
          )}
        </FinalForm>
      </FormLabelsContext>
    </FormContext>
  );
}
