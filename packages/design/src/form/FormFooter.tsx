import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../button';
import { useMessages } from '../messages';
import { FormSummary, useShownErrors } from './FormSummary';

/** Options of {@link FormFooter}. */
export interface FormFooterProps {
  submitLabel?: string;
  onCancel?: () => void;
  cancelLabel?: string;
  /** Messages follow the input from the start; they are not repeated in a summary. */
  onlyValid?: boolean;
}

/** The end of a form: summary and buttons. Submit is blocked while a submitted form is invalid. */
export function FormFooter({ submitLabel, onCancel, cancelLabel, onlyValid = false }: FormFooterProps) {
  const translate = useMessages();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const shown = useShownErrors();
  const summaryId = useId();
  const summarized = !onlyValid && shown.length > 0;
  return (
    <div className="form__footer">
      {summarized && <FormSummary id={summaryId} errors={shown} />}
      <div className="form__buttons">
        <Button
          type="submit"
          tone="primary"
          pending={submitting}
          aria-describedby={summarized ? summaryId : undefined}
          blockedReason={shown.length > 0 ? translate('form.errors', { count: shown.length }) : undefined}
        >
          {submitLabel ?? translate('form.submit')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{cancelLabel ?? translate('form.cancel')}</Button>}
      </div>
    </div>
  );
}
