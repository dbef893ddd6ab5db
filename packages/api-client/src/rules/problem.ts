/** A number as a form holds it: a text that is no number is kept as it is, so that its rule can report it. */
export type TypedNumber = number | string;

/**
 * Something in a record that a rule does not allow: where, a word for what, and the values a sentence about it
 * needs. The console makes a message of it, the service a refusal.
 */
export interface Problem {
  /** Name of the field as the console knows it: `transmitPowerInDbm`, `filters[0].pointer`. */
  readonly field: string;
  readonly problem: ProblemName;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Names of the problems a field can have. */
export type ProblemName =
  | 'blank'
  | 'either'
  | 'number'
  | 'integer'
  | 'range'
  | 'atLeast'
  | 'atMost'
  | 'below'
  | 'above'
  | 'multiple'
  | 'powerOfTwo'
  | 'hexadecimal'
  | 'characters'
  | 'notOffered'
  | 'notDivisor'
  | 'duration'
  | 'pairs'
  | 'pairFirst'
  | 'otherType'
  | 'unknown'
  | 'listMalformed'
  | 'listInteger'
  | 'listRange'
  | 'listRepeated'
  | 'listStep'
  | 'listCount';

/** Problem of one value, before it is known which field holds it. */
export type ValueProblem = Omit<Problem, 'field'>;

/** The problem of a value as that of a field; `[]` when there is none. */
export function inField(field: string, found: ValueProblem | undefined): Problem[] {
  return found ? [{ ...found, field }] : [];
}
