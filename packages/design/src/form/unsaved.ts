import type { FormApi } from 'final-form';
import { holdUnsavedInput } from '../unsaved';

/** The part of the form state that decides whether its input is saved. */
export const savedState = {
  dirty: true,
  submitting: true,
  submitSucceeded: true,
  dirtySinceLastSubmit: true,
} as const;

interface SavedState {
  readonly dirty?: boolean;
  readonly submitSucceeded?: boolean;
  readonly dirtySinceLastSubmit?: boolean;
}

/** True for a form with input that was not saved; input that is on its way counts until it has arrived. */
export const isUnsaved = ({ dirty, submitSucceeded, dirtySinceLastSubmit }: SavedState): boolean =>
  Boolean(dirty && (!submitSucceeded || dirtySinceLastSubmit));

/** Marks the page as having unsaved input while the form has. @returns stops it */
export function holdWhileUnsaved<Values extends object>(form: FormApi<Values>): () => void {
  let release: (() => void) | undefined;
  const letGo = () => {
    release?.();
    release = undefined;
  };
  const unsubscribe = form.subscribe((state) => {
    if (isUnsaved(state)) release ??= holdUnsavedInput();
    else letGo();
  }, savedState);
  return () => {
    unsubscribe();
    letGo();
  };
}
