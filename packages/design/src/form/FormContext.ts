import { createContext, useContext, useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { useMessages } from '../messages';
import type { CheckRecord } from './checks';
import { describeFailure, type FormErrors, failuresOf } from './failure';

/** What the fields of a form share. */
export interface FormFrame {
  /** Start of the ids of all elements of this form. */
  id: string;
  checks: CheckRecord;
  /** Asks the check of a field now, when it has one. */
  check: (name: string) => void;
  /** Label of a field as the form or the field itself gives it. */
  labelOf: (name: string) => string;
  /** Tells the label of a field for as long as the field is there. */
  registerLabel: (name: string, label: string) => () => void;
}

export const FormContext = createContext<FormFrame | null>(null);

export function useFormFrame(): FormFrame {
  const frame = useContext(FormContext);
  if (!frame) throw new Error('A field has to be inside a Form.');
  return frame;
}

export const fieldId = (frame: FormFrame, name: string) => `${frame.id}${name}`;
export const errorsId = (frame: FormFrame, name: string) => `${frame.id}${name}-errors`;

/** The errors of the form and whether it has been submitted, from when on all errors are shown. */
export function useFormErrors(): { errors: FormErrors; attempted: boolean } {
  const state = useFormState({ subscription: { error: true, submitFailed: true, submitSucceeded: true } });
  return {
    errors: (state.error as FormErrors | undefined) ?? {},
    attempted: Boolean(state.submitFailed || state.submitSucceeded),
  };
}

/** Texts of the failures of a field or group that are to be seen now. */
export function useShownFailures(name: string): readonly string[] {
  const frame = useFormFrame();
  const translate = useMessages();
  const { errors, attempted } = useFormErrors();
  return failuresOf(errors, name)
    .filter((failure) => attempted || frame.checks.isChecked(failure))
    .map((failure) => describeFailure(failure, frame.labelOf(name), translate));
}

export function useRegisteredLabel(name: string, label: string): void {
  const { registerLabel } = useFormFrame();
  useEffect(() => registerLabel(name, label), [registerLabel, name, label]);
}

/** The failures a group shares with the fields inside it: they are invalid together. */
export interface GroupState {
  /** Id of the list of the group's failures. */
  errorsId: string;
}

export const GroupContext = createContext<GroupState | null>(null);
