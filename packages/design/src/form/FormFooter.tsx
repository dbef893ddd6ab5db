import { useId } from 'react';
import { Button } from '../button';
import { useMessages } from '../messages';
import { ToneIcon } from '../status';
import { useDesign } from '../theme';
import { FormSummary, useShownErrors } from './FormSummary';
import { useFormState } from './finalForm';

interface FormFooterProps {
  submitLabel?: string;
  onCancel?: () => void;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. @defaultValue `primary` */
  submitTone?: 'primary' | 'danger';
  /** Messages follow the input from the start; they are not repeated in a summary. */
  onlyValid?: boolean;
  /** Why neither button does anything now. @defaultValue they do */
  blockedReason?: string;
  /** Work that the form was submitted for is still under way. */
  pending?: boolean;
}

/** The end of a form: summary and buttons. Submit is blocked while a submitted form is invalid. */
export function FormFooter(props: FormFooterProps) {
  const {
    submitLabel,
    submitTone = 'primary',
    onCancel,
    cancelLabel,
    onlyValid = false,
    blockedReason,
    pending = false,
  } = props;
  const translate = useMessages();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const shown = useShownErrors();
  const summaryId = useId();
  const summarized = !onlyValid && shown.length > 0;
  // As in every dialog: Cancel first, at the end of the line.
  const inDialog = useDesign().container instanceof HTMLDialogElement;
  const cancel = onCancel && (
    <Button blockedReason={blockedReason} onClick={onCancel}>
      {cancelLabel ?? translate('form.cancel')}
    </Button>
  );
  return (
    <>
      {summarized && <FormSummary id={summaryId} errors={shown} />}
      <div className={`form__footer form__buttons${inDialog ? ' form__buttons--dialog' : ''}`}>
        {inDialog && cancel}
        <Button
          type="submit"
          tone={submitTone}
          pending={submitting || pending}
          aria-describedby={summarized ? summaryId : undefined}
          blockedReason={
            blockedReason ??
            (shown.length > 0 ? translate('form.errors', { count: shown.length }) : undefined)
          }
        >
          {submitLabel ?? translate('form.submit')}
        </Button>
        {!inDialog && cancel}
        {summarized && (
          // The summary says it to assistive technology; it may be out of sight.
          <span className="form__error-count" aria-hidden="true">
            <ToneIcon tone="danger" />
            {translate('form.errors', { count: shown.length })}
          </span>
        )}
      </div>
    </>
  );
}
