import type { ReactNode } from 'react';
import type { AsyncValidators } from './asyncValidators';
import type { FormErrors } from './failure';

/** Review of an edit before it is saved, see {@link FormProps.edit}. */
export interface FormEdit<Values extends object> {
  /** The record as it is stored now, as values of this form; null when it is not there any more. */
  stored: () => Promise<Values | null>;
  /**
   * Text of a value in the review, for values that are not written as the user knows them; undefined leaves it to
   * the form.
   */
  describe?: (name: string, value: unknown) => string | undefined;
  /** Names of the fields that only repeat others, as a password typed once more: a review does not list them. */
  repeated?: readonly string[];
}

/** Values, rules, texts and saving of a form. */
export interface FormProps<Values extends object> {
  /** Name of the form for assistive technology. */
  label: string;
  /** Values at the start; later changes of this option are not taken over, they would overwrite input. */
  initialValues: Values;
  /**
   * Validates the values; runs on every change, so it is pure and fast. Another function validates the values
   * again: one that depends on loaded data keeps its identity until that changes.
   */
  validate?: (values: Values) => FormErrors;
  /** Validation that only the service can do, by field; asked on blur and on submit, once per value. */
  asyncValidators?: AsyncValidators;
  /**
   * Sends the values. While it runs the form takes no second submit. When it rejects, the form stays as it
   * is with all input; the caller also reports the failure. When the failure can be put right here, for
   * instance by signing in again ({@link RecoveryProvider}), it is called again.
   */
  onSubmit: (values: Values) => unknown;
  /**
   * For the edit of a record: on submit it is compared with what is stored now, what others changed meanwhile is
   * joined with it, and a review shows what will change, field by field, before it is sent. Where only
   * secrets change there is nothing to see, and it is sent. @defaultValue sent at once.
   */
  edit?: FormEdit<Values>;
  /** Without it there is no button to cancel. */
  onCancel?: () => void;
  /** Text of the button. @defaultValue `Submit` */
  submitLabel?: string;
  /** `danger` for what cannot be undone. @defaultValue `primary` */
  submitTone?: 'primary' | 'danger';
  /** Text of the button that cancels. @defaultValue `Cancel` */
  cancelLabel?: string;
  /** Messages follow the input from the start, and submit is blocked while there is one. @defaultValue false */
  submitOnlyValid?: boolean;
  /** Shows its errors and their summary from the start, as after a submit that failed. @defaultValue false */
  attempted?: boolean;
  /** Keeps the button busy while the work that was submitted goes on. @defaultValue while `onSubmit` runs */
  pending?: boolean;
  /** Labels of groups, and of fields that do not give their own, for messages. */
  labels?: Readonly<Record<string, string>>;
  /** Why it can be neither sent nor cancelled now; both buttons tell it. @defaultValue it can */
  blockedReason?: string;
  /** Asks before a change of route or of page loses input. @defaultValue true */
  guard?: boolean;
  /** Told when there is input that has not been sent, and when there is none any more. */
  onDirtyChange?: (dirty: boolean) => void;
  /**
   * Meaning of the values, shown while they change: next to the fields where there is room, else after them.
   * @defaultValue nothing.
   */
  aside?: ReactNode;
  /** As wide as its place, since a table is in it; single fields are no wider for it. @defaultValue false */
  wide?: boolean;
  /**
   * It is what its page is about: single fields stand in two columns where there is room, and the buttons stay in sight.
   * @defaultValue false
   */
  page?: boolean;
  /** The fields. */
  children: ReactNode;
}
