import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useMessages } from '../messages';
import { useBlocker } from '../router';
import { isAbandoned } from '../unsaved';
import { isUnsaved, savedState } from './unsaved';

/** Options of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
  /** Whether there is input that would be lost. */
  unsaved: boolean;
  /** Set as soon as the page may be left without a question: what is unsaved is given up on purpose. */
  released: RefObject<boolean>;
}

/** Asks before input of a form that was not saved is lost. */
export function LeaveGuard({ released }: Pick<LeaveQuestionProps, 'released'>) {
  const state = useFormState({ subscription: savedState });
  return <LeaveQuestion unsaved={!state.submitting && isUnsaved(state)} released={released} />;
}

/** Asks before what was not saved is lost by a link, the back button or leaving the page [FORM-03]. */
export function LeaveQuestion({ unsaved, released }: LeaveQuestionProps) {
  const translate = useMessages();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isAbandoned()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('form.leaveTitle')}
      tone="danger"
      confirmLabel={translate('form.discard')}
      cancelLabel={translate('form.keepEditing')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {translate('form.leaveText')}
    </ConfirmDialog>
  );
}
