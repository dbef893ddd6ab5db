import { type MouseEvent, useMemo } from 'react';
import { useMessages } from '../messages';
import { ToneIcon } from '../status';
import { fieldId, useErrorText, useFormFrame } from './FormContext';
import { describeFailure, failuresOf } from './failure';

/** One error of the form as the user reads it. */
export interface ShownError {
  /** Id of the field or group. */
  targetId: string;
  text: string;
}

/** All errors of a form that has been submitted, in the order of its rules; none before. */
export function useShownErrors(): readonly ShownError[] {
  const frame = useFormFrame();
  const translate = useMessages();
  const shown = useErrorText(({ errors, attempted }) =>
    JSON.stringify(
      Object.keys(attempted ? errors : {}).flatMap((name) =>
        failuresOf(errors, name).map(
          (failure): ShownError => ({
            targetId: fieldId(frame, name),
            text: describeFailure(failure, frame.labelOf(name), translate),
          }),
        ),
      ),
    ),
  );
  return useMemo(() => JSON.parse(shown) as readonly ShownError[], [shown]);
}

function focusTarget(event: MouseEvent, id: string) {
  event.preventDefault();
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const target = root.getElementById(id);
  const field = target?.matches('fieldset') ? target.querySelector<HTMLElement>('input, button') : target;
  field?.focus();
}

/** The errors of the form: the only one, or their number and list; each links to its field. */
export function FormSummary({ errors }: { errors: readonly ShownError[] }) {
  const translate = useMessages();
  const link = ({ targetId, text }: ShownError) => (
    <a href={`#${targetId}`} onClick={(event) => focusTarget(event, targetId)}>
      {text}
    </a>
  );
  const [first] = errors;
  return (
    <div className="form__summary" role="alert" tabIndex={-1}>
      <ToneIcon tone="danger" />
      {errors.length === 1 && first ? (
        link(first)
      ) : (
        <div>
          <p className="form__count">{translate('form.errors', { count: errors.length })}</p>
          <ul className="form__errors">
            {errors.map((error) => (
              <li key={`${error.targetId} ${error.text}`}>{link(error)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
