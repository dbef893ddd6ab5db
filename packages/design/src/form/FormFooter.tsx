import { useFormState } from 'react-final-form';
import { Button } from '../button';
import { useMessages } from '../messages';
import { useFormErrors } from './FormContext';
import { FormSummary, useShownErrors } from './FormSummary';

/** Options of {@link FormFooter}. */
export interface FormFooterProps {
  submitLabel?: string;
  onCancel?: () => void;
}

/** The end of a form: summary and buttons. Submit is blocked while a submitted form is invalid. */
export function FormFooter({ submitLabel, onCancel }: FormFooterProps) {
  const translate = useMessages();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const { attempted } = useFormErrors();
  const shown = useShownErrors();
  const blocked = attempted && shown.length > 0;
  return (
    <div className="form__footer">
      {blocked && <FormSummary errors={shown} />}
      <div className="form__buttons">
        <Button
          type="submit"
          tone="primary"
          pending={submitting}
          blockedReason={blocked ? translate('form.errors', { count: shown.length }) : undefined}
        >
          {submitLabel ?? translate('form.submit')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{translate('form.cancel')}</Button>}
      </div>
    </div>
  );
}
