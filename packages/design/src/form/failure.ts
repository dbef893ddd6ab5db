import { type MessageKey, type MessageValues, type Translate, translateKey } from '../messages';

/** Why a value is not accepted: a message with its values; `label` is filled in with that of the field. */
export interface Failure {
  /** Key in the catalogue. */
  key: MessageKey;
  values?: MessageValues;
  /** Shown as soon as it is found. @defaultValue from the first submit on, like all others */
  atOnce?: boolean;
}

/**
 * Failures of a form, by the name of the field (`name`, `placement.x`, `antennaZones[0].id`) or of the group
 * (`placement`). Fields without an entry are fine.
 */
export type FormErrors = Readonly<Record<string, Failure | readonly Failure[] | undefined>>;

/** Failures of one field or group, in order. */
export function failuresOf(errors: FormErrors | undefined, name: string): readonly Failure[] {
  const found = errors?.[name];
  if (!found) return [];
  return Array.isArray(found) ? found : [found as Failure];
}

/** Entries that hold a failure. */
export function presentErrors(errors: FormErrors): FormErrors | undefined {
  const present = Object.entries(errors).filter(([name]) => failuresOf(errors, name).length > 0);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

/** The text of a failure. */
export const describeFailure = (failure: Failure, label: string, translate: Translate) =>
  translateKey(translate, failure.key, { label, ...failure.values });
