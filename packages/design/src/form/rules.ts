import type { MessageKey } from '../messages';
import { isDurationText } from './durationText';
import type { Failure } from './failure';

/** Validates one value; undefined means that it is valid. All rules but `required` accept a blank value. */
export type Rule = (value: unknown) => Failure | undefined;

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const unlessBlank =
  (rule: Rule): Rule =>
  (value) =>
    isBlank(value) ? undefined : rule(value);

/** Must not be blank; only white space is blank too. */
export const required: Rule = (value) => (isBlank(value) ? { key: 'validation.blank' } : undefined);

/** At most this many characters. */
export const maxLength = (max: number): Rule =>
  unlessBlank((value) =>
    String(value).length > max ? { key: 'validation.tooLong', values: { max } } : undefined,
  );

/** At least this many characters. */
export const minLength = (min: number): Rule =>
  unlessBlank((value) =>
    String(value).length < min ? { key: 'validation.tooShort', values: { min } } : undefined,
  );

/**
 * Must match.
 *
 * @param key - message when it does not; default `validation.pattern`
 */
export const pattern = (expression: RegExp, key: MessageKey = 'validation.pattern'): Rule =>
  unlessBlank((value) => (expression.test(String(value)) ? undefined : { key }));

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Must be a number, as a number field gives it: text it could not read is not one. */
export const number: Rule = unlessBlank((value) =>
  isNumber(value) ? undefined : { key: 'validation.number' },
);

/** Must be a whole number. */
export const integer: Rule = unlessBlank((value) =>
  Number.isInteger(value) ? undefined : { key: 'validation.integer' },
);

/** A number of at least this; leaves to `number` what is not a number. */
export const atLeast = (min: number): Rule =>
  unlessBlank((value) =>
    isNumber(value) && value < min ? { key: 'validation.tooSmall', values: { min } } : undefined,
  );

/** A number of at most this; leaves to `number` what is not a number. */
export const atMost = (max: number): Rule =>
  unlessBlank((value) =>
    isNumber(value) && value > max ? { key: 'validation.tooLarge', values: { max } } : undefined,
  );

/** A number from `min` to `max`, both allowed. */
export const between = (min: number, max: number): Rule =>
  unlessBlank((value) =>
    isNumber(value) && (value < min || value > max)
      ? { key: 'validation.range', values: { min, max } }
      : undefined,
  );

/** Must be the ISO 8601 text of whole hours, minutes and seconds, as a duration field gives it [FORM-07]. */
export const duration: Rule = unlessBlank((value) =>
  isDurationText(String(value)) ? undefined : { key: 'validation.duration' },
);

/** Must be a color of six hexadecimal digits, as a color field gives it. */
export const color = pattern(/^#[0-9a-f]{6}$/i, 'validation.color');

/**
 * Must pass a validator of the service's own rules: those of lists of antenna ids, power levels and hosts [FORM-11,
 * FORM-12]. The message is `validation.{problem}`.
 */
export const judgedBy = (
  findProblem: (text: string) => { problem: string; values?: Failure['values'] } | undefined,
): Rule =>
  unlessBlank((value) => {
    const found = findProblem(String(value));
    return found && { key: `validation.${found.problem}` as MessageKey, values: found.values };
  });

/** One rule of several: the first failure counts. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (value) => {
    for (const rule of rules) {
      const failure = rule(value);
      if (failure) return failure;
    }
    return undefined;
  };

/** Validates a value by asking the service. A rejection means that it could not be asked: the form is not sent. */
export type AsyncValidator = (value: unknown) => Promise<Failure | undefined>;

/**
 * Must not be taken by another record [FORM-06].
 *
 * @param nameExists - asks whether another record has this value
 * @param own - the record's own value when editing, never taken
 */
export const unique =
  (nameExists: (value: string) => Promise<boolean>, own?: string): AsyncValidator =>
  async (value) => {
    if (isBlank(value) || value === own) return undefined;
    return (await nameExists(String(value))) ? { key: 'validation.taken' } : undefined;
  };
