import { type ReactNode, type Ref, useMemo } from 'react';
import { ErrorList } from './ErrorList';
import {
  errorsId,
  fieldId,
  GroupContext,
  useFormFrame,
  useRegisteredLabel,
  useShownFailures,
} from './FormContext';

/** Label and failures of fields that belong together. */
export interface FieldGroupProps {
  /** Heading of the group. */
  label: string;
  /**
   * Name of the group in the errors of the form. Its failures show in one list at the end, and all fields
   * inside are invalid together.
   */
  name?: string;
  /** Stands above the fields: the checkbox that turns them on. */
  lead?: ReactNode;
  /** The group itself: what leads to it puts the focus on it, and its heading is read. */
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** Fields that belong together, side by side where there is room. */
export function FieldGroup({ label, name, lead, ref, children }: FieldGroupProps) {
  return name === undefined ? (
    <fieldset className="group" ref={ref} tabIndex={ref ? -1 : undefined}>
      <legend className="group__label">{label}</legend>
      {lead}
      <div className="group__fields">{children}</div>
    </fieldset>
  ) : (
    <NamedGroup label={label} name={name} ref={ref}>
      {lead}
      <div className="group__fields">{children}</div>
    </NamedGroup>
  );
}

/** Groups side by side where there is room for each. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="form__row">{children}</div>;
}

/** A group that has failures of its own. */
export function NamedGroup({ label, name, ref, children }: Omit<FieldGroupProps, 'lead'> & { name: string }) {
  const frame = useFormFrame();
  useRegisteredLabel(name, label);
  const failed = useShownFailures(name).length > 0;
  const state = useMemo(() => (failed ? { errorsId: errorsId(frame, name) } : null), [failed, frame, name]);
  return (
    <fieldset className="group" id={fieldId(frame, name)} ref={ref} tabIndex={ref ? -1 : undefined}>
      <legend className="group__label">{label}</legend>
      <GroupContext value={state}>{children}</GroupContext>
      <ErrorList name={name} />
    </fieldset>
  );
}
