import { alphanumeric } from '@console/api-client/patterns';
import { isReservedUser, passwordLength, type User, type UserDraft } from '@console/api-client/users';
import { type Failure, type FormErrors, rules } from '@console/design/form';

/** Values of the form of a user. */
export interface UserValues {
  readonly name: string;
  readonly password: string;
  /** The password once more; never sent [USER-08]. */
  readonly confirmation: string;
  readonly roles: readonly string[];
}

/** Initial values of the form of a new user. */
export const newUserValues: UserValues = { name: '', password: '', confirmation: '', roles: [] };

/** Initial values of the form of a stored user: its password is not known to anybody. */
export const valuesOfUser = ({ name, roles }: User): UserValues => ({ ...newUserValues, name, roles });

/** Draft of the form: without the confirmation, and without a password where none was typed [USER-08]. */
export const draftOfValues = ({ name, password, roles }: UserValues): UserDraft => ({
  name: name.trim(),
  roles,
  ...(password !== '' && { password }),
});

const nameRule = rules.all(
  rules.required,
  rules.pattern(new RegExp(alphanumeric), 'users.name.invalid'),
  (name) => (isReservedUser(String(name)) ? { key: 'users.name.reserved' } : undefined),
);

const { min, max } = passwordLength;

/**
 * Failure of a password. White space counts, as it does for the service.
 * @param isNew a new user has to have one [USER-10]
 */
function passwordFailure(password: string, isNew: boolean): Failure | undefined {
  if (password === '') return isNew ? { key: 'validation.blank' } : undefined;
  if (password.length < min) return { key: 'validation.tooShort', values: { min } };
  if (password.length > max) return { key: 'validation.tooLong', values: { max } };
  return undefined;
}

/** The second typing has to be there whenever the first is, and to be the same [USER-10]. */
function confirmationFailure({ password, confirmation }: UserValues, isNew: boolean): Failure | undefined {
  if (confirmation === '' && (isNew || password !== '')) return { key: 'validation.blank' };
  return confirmation === password ? undefined : { key: 'users.confirmation.differs' };
}

const errorsOf = (values: UserValues, isNew: boolean): FormErrors => ({
  name: isNew ? nameRule(values.name.trim()) : undefined,
  password: passwordFailure(values.password, isNew),
  confirmation: confirmationFailure(values, isNew),
});

/** Failures of a new user [USER-09, USER-10]. */
export const newUserErrors = (values: UserValues): FormErrors => errorsOf(values, true);

/** Failures of the edit of a user [USER-10]. */
export const storedUserErrors = (values: UserValues): FormErrors => errorsOf(values, false);
