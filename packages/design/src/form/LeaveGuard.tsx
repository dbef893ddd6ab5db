import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useMessages } from '../messages';
import { useBlocker } from '../router';
import { useStore } from '../store';
import { isAbandoned } from '../unsaved';
import { useFormState } from './finalForm';
import { type LeaveGuards, useLeaveGuards } from './leaveGuards';
import { isUnsaved, savedState } from './unsaved';

/** State of the input that leaving would lose. */
export interface LeaveQuestionProps {
  /** True while there is input that would be lost. */
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
  const guards = useLeaveGuards();
  const isHeld = useRef(unsaved);
  const [guard] = useState(() => () => isHeld.current && !released.current);
  const isFirst = useStore(guards)[0] === guard;
  useLayoutEffect(() => {
    isHeld.current = unsaved;
  }, [unsaved]);
  useLayoutEffect(() => {
    guards.setState([...guards.getState(), guard]);
    return () => guards.setState(guards.getState().filter((other) => other !== guard));
  }, [guards, guard]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isAbandoned()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  // A router asks one only, so the first asks for all that a page has.
  return <>{isFirst && <Question guards={guards} />}</>;
}

function Question({ guards }: { guards: LeaveGuards }) {
  const translate = useMessages();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && guards.getState().some((holds) => holds()),
  );
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
