import { createContext, useContext, useEffect, useMemo } from 'react';
import { useMessages } from '../messages';
import { type ReadableStore, useStore } from '../store';
import type { AsyncValidation } from './asyncValidators';
import { describeFailure, type FormErrors, failuresOf } from './failure';

/** State of a form that its fields share. */
export interface FormFrame {
  /** Start of the ids of all elements of this form. */
  id: string;
  asyncValidators: AsyncValidation;
  validationState: ValidationState;
  /** Names of the fields whose values must not be seen. */
  secrets: Set<string>;
  /** Runs the async validator of a field now, if it has one. */
  check: (name: string) => void;
  /** Label that a mounted field has of itself, undefined for a field that is not mounted. */
  registeredLabel: (name: string) => string | undefined;
  /** Registers the label of a mounted field. @returns removes it. */
  registerLabel: (name: string, label: string) => () => void;
}

/** Form around a field. */
export const FormContext = createContext<FormFrame | null>(null);

/** Frame of the form around a field. @throws Error outside of a form. */
export function useFormFrame(): FormFrame {
  const frame = useContext(FormContext);
  if (!frame) throw new Error('A field has to be inside a Form.');
  return frame;
}

/** Labels that the form gives to its fields: in a context, so that fields follow another language at once. */
export const FormLabelsContext = createContext<Readonly<Record<string, string>>>({});

/** Label of a field by its name, as the form or the field itself gives it; empty for a field that has none. */
export function useLabelOf(): (name: string) => string {
  const { registeredLabel } = useFormFrame();
  const labels = useContext(FormLabelsContext);
  return (name) => labels[name] ?? registeredLabel(name) ?? '';
}

/** Id of the control of a field, unique in the page. */
export const fieldId = (frame: FormFrame, name: string) => `${frame.id}${name}`;

/** Id of the errors of a field, for `aria-describedby`. */
export const errorsId = (frame: FormFrame, name: string) => `${frame.id}${name}-errors`;

/** The errors of the form, and whether all of them are shown: from the start, or since it was submitted. */
export interface ValidatedForm {
  errors: FormErrors;
  attempted: boolean;
}

/** The validation of the form as it is now, kept once for all fields. */
export type ValidationState = ReadableStore<ValidatedForm>;

/**
 * A text made from the errors of the form. A component renders again only when this text changes: every validation
 * creates new error objects, and a keystroke must not render every field.
 */
export function useErrorText(read: (form: ValidatedForm) => string): string {
  const { validationState } = useFormFrame();
  return useStore(validationState, read);
}

const separator = '\n';

/** Texts of the failures of a field or group that are to be seen now. */
export function useShownFailures(name: string): readonly string[] {
  const frame = useFormFrame();
  const labelOf = useLabelOf();
  const translate = useMessages();
  const text = useErrorText(({ errors, attempted }) =>
    failuresOf(errors, name)
      .filter((failure) => attempted || failure.atOnce || frame.asyncValidators.isChecked(failure))
      .map((failure) => describeFailure(failure, labelOf(name), translate))
      .join(separator),
  );
  return useMemo(() => (text === '' ? [] : text.split(separator)), [text]);
}

/** Tells the form the label of a field, for its summary and the review. */
export function useRegisteredLabel(name: string, label: string): void {
  const { registerLabel } = useFormFrame();
  useEffect(() => registerLabel(name, label), [registerLabel, name, label]);
}

/** The failures a group shares with the fields inside it: they are invalid together. */
interface GroupState {
  /** Id of the list of the group's failures. */
  errorsId: string;
}

/** Group around a field; null for one without. */
export const GroupContext = createContext<GroupState | null>(null);
