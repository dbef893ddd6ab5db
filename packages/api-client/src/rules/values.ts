import { int32 } from '../schema/int32';
import type { ValueProblem } from './problem';

/** Limits of a number, all of them allowed values. */
export interface Limits {
  readonly min?: number;
  readonly max?: number;
  /** The number is a multiple of this. @defaultValue any. */
  readonly step?: number;
}

/** True for no value, empty text, white space, an empty list. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** A value has to be there. */
export const blankProblem = (value: unknown): ValueProblem | undefined =>
  isBlank(value) ? { problem: 'blank' } : undefined;

/** Problem of a number; `undefined` also when it is blank. */
export function numberProblem(value: unknown, limits: Limits = {}): ValueProblem | undefined {
  const { min = -Infinity, max = Infinity, step } = limits;
  if (isBlank(value)) return undefined;
  if (!isFiniteNumber(value)) return { problem: 'number' };
  const outside = value < min || value > max;
  if (outside && limits.max === undefined) return { problem: 'atLeast', values: { min } };
  if (outside && limits.min === undefined) return { problem: 'atMost', values: { max } };
  if (outside) return { problem: 'range', values: { min, max } };
  if (step !== undefined && !isMultiple(value, step)) return { problem: 'multiple', values: { step } };
  return undefined;
}

/** Problem of a whole number, also when its clients could not read it; `undefined` also when it is blank. */
export function integerProblem(value: unknown, limits: Limits = {}): ValueProblem | undefined {
  const found =
    numberProblem(value, limits) ??
    numberProblem(value, { min: int32.min }) ??
    numberProblem(value, { max: int32.max });
  if (found || isBlank(value)) return found;
  return Number.isInteger(value) ? undefined : { problem: 'integer' };
}

/** Problem of a choice; `undefined` also when it is blank. */
export function choiceProblem(
  value: unknown,
  offered: readonly (string | number)[],
): ValueProblem | undefined {
  if (isBlank(value) || offered.some((each) => each === value)) return undefined;
  return { problem: 'notOffered', values: { value: String(value), offered: offered.join(', ') } };
}

const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

/** Steps are binary fractions or whole, so that no rounding stands between a value and its step. */
const isMultiple = (value: number, step: number) => Number.isInteger(value / step);
