import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../messages';
import { ToneIcon } from '../status';
import { fieldId, useErrorText, useFormFrame, useLabelOf } from './FormContext';
import { describeFailure, failuresOf } from './failure';

/** One error of the form as the user reads it. */
interface ShownError {
  /** Id of the field or group. */
  targetId: string;
  text: string;
}

/** All errors of a form that has been submitted, in the order of its rules; none before. The summary puts them in that of the page. */
export function useShownErrors(): readonly ShownError[] {
  const frame = useFormFrame();
  const labelOf = useLabelOf();
  const translate = useMessages();
  const shown = useErrorText(({ errors, attempted }) =>
    JSON.stringify(
      Object.keys(attempted ? errors : {}).flatMap((name) =>
        failuresOf(errors, name).map(
          (failure): ShownError => ({
            targetId: fieldId(frame, name),
            text: describeFailure(failure, labelOf(name), translate),
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

/** The errors from the top of the page to its end; those of fields that are not drawn come last. */
function inPageOrder(errors: readonly ShownError[], root: Document | ShadowRoot): readonly ShownError[] {
  const placed = errors.map((error) => ({ error, element: root.getElementById(error.targetId) }));
  return placed
    .sort(({ element: one }, { element: other }) => {
      if (!one || !other) return Number(!one) - Number(!other);
      return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
    })
    .map(({ error }) => error);
}

interface FormSummaryProps {
  /** Of the errors without their number, for `aria-describedby` of the button that is blocked by them. */
  id: string;
  errors: readonly ShownError[];
}

/** Time in ms without a change after which the number of errors that are left is said. */
const pause = 1000;

/** Says how many errors are left, politely and when the form has not changed for a moment. */
function ErrorsLeft({ count }: { readonly count: number }) {
  const translate = useMessages();
  const [said, setSaid] = useState('');
  const text = translate('form.errorsLeft', { count });
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="design__hidden" aria-live="polite">
      {said}
    </span>
  );
}

/**
 * The errors of the form: the only one, or their number and list, in the order of the page; each links to its field.
 * Their number is said by the first field with an error, which takes the focus and is described by it; errors without a
 * field are all said by the summary, which takes the focus then. From then on only their number is said.
 */
export function FormSummary({ id, errors: found }: FormSummaryProps) {
  const translate = useMessages();
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState(found);
  const [announced] = useState(found);
  const [hasField, setHasField] = useState(true);
  useLayoutEffect(() => {
    const root = summary.current?.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot) setErrors(inPageOrder(found, root));
    setHasField(summary.current?.closest('form')?.querySelector('[aria-invalid=true]') !== null);
  }, [found]);
  const link = ({ targetId, text }: ShownError) => (
    <a href={`#${targetId}`} onClick={(event) => focusTarget(event, targetId)}>
      {text}
    </a>
  );
  const [first] = errors;
  return (
    <>
      <div
        className="form__summary"
        id={`${id}-summary`}
        tabIndex={-1}
        ref={summary}
        {...(!hasField && { role: 'group', 'aria-labelledby': `${id}-summary` })}
      >
        <ToneIcon tone="danger" />
        {errors.length === 1 && first ? (
          <span id={id}>{link(first)}</span>
        ) : (
          <div>
            <p className="form__count" id={`${id}-count`}>
              {translate('form.errors', { count: errors.length })}
            </p>
            <ul className="form__errors" id={id}>
              {errors.map((error) => (
                <li key={`${error.targetId} ${error.text}`}>{link(error)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {found !== announced && <ErrorsLeft count={found.length} />}
    </>
  );
}
