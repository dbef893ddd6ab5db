/** Numbers that may stand in a list. */
export interface NumberLimits {
  /** Smallest, allowed. */
  readonly min: number;
  /** Largest, allowed. */
  readonly max: number;
}

/** Ids that antennas can have [FORM-12]. */
export const antennaIdLimits = { min: 1, max: 52 } as const satisfies NumberLimits;

/** Powers that antennas can send with, in dBm [FORM-12]. */
export const powerLimits = { min: 10, max: 33 } as const satisfies NumberLimits;

/** Powers are multiples of this, in dBm [FORM-12]. */
export const powerStep = 0.25;

/** Problem of a list: its name, and the values its message needs. */
export interface ListProblem {
  readonly problem: 'listMalformed' | 'listInteger' | 'listRange' | 'listRepeated' | 'listStep' | 'listCount';
  readonly values?: Readonly<Record<string, number>>;
}

const numeral = /^[+-]?\d+(\.\d+)?$/;

/**
 * The numbers of a comma-separated list, `[]` for a blank one.
 * @returns `undefined` when something between the commas is no number.
 */
export function readNumberList(text: string): readonly number[] | undefined {
  if (text.trim() === '') return [];
  const items = text.split(',').map((item) => item.trim());
  return items.every((item) => numeral.test(item)) ? items.map(Number) : undefined;
}

/** The numbers as a comma-separated list: `1, 2, 3`. */
export const writeNumberList = (numbers: readonly number[]): string => numbers.join(', ');

const outside = (numbers: readonly number[], { min, max }: NumberLimits): ListProblem | undefined =>
  numbers.some((value) => value < min || value > max)
    ? { problem: 'listRange', values: { min, max } }
    : undefined;

/**
 * First problem of a list of antenna ids: comma-separated unique whole numbers [FORM-12].
 * @param limits Default 1 to 52.
 * @returns `undefined` when nothing is, also for a blank list.
 */
export function antennaIdsProblem(
  text: string,
  limits: NumberLimits = antennaIdLimits,
): ListProblem | undefined {
  const ids = readNumberList(text);
  if (!ids) return { problem: 'listMalformed' };
  if (!ids.every(Number.isInteger)) return { problem: 'listInteger' };
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  return (
    outside(ids, limits) ??
    (repeated === undefined ? undefined : { problem: 'listRepeated', values: { value: repeated } })
  );
}

/**
 * First problem of a list of power levels: comma-separated, in steps of 0.25 dBm, one per antenna [FORM-12].
 * @param antennas How many antennas there are.
 * @param limits In dBm, default 10 to 33.
 * @returns `undefined` when nothing is, also for a blank list.
 */
export function powerLevelsProblem(
  text: string,
  antennas: number,
  limits: NumberLimits = powerLimits,
): ListProblem | undefined {
  const levels = readNumberList(text);
  if (!levels) return { problem: 'listMalformed' };
  if (levels.length === 0) return undefined;
  const offStep = levels.some((level) => !Number.isInteger(level / powerStep));
  return (
    outside(levels, limits) ??
    (offStep ? { problem: 'listStep', values: { step: powerStep } } : undefined) ??
    (levels.length === antennas
      ? undefined
      : { problem: 'listCount', values: { count: levels.length, expected: antennas } })
  );
}
