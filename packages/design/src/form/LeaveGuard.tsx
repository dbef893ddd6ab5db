import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useMessages } from '../messages';
import { useBlocker } from '../router';
import { isAbandoned } from '../unsaved';
import { isUnsaved, savedState } from './unsaved';

/** Asks before input that was not saved is lost by a link, the back button or leaving the page [FORM-03]. */
export function LeaveGuard({ released }: { released: RefObject<boolean> }) {
  const translate = useMessages();
  const state = useFormState({ subscription: savedState });
  const unsaved = !state.submitting && isUnsaved(state);
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
