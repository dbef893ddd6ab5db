import budgets from './budgets.json' with { type: 'json' };

/** What something may weigh or cost at most, by the names of what is measured. */
export type Limits = Readonly<Record<string, number>>;

/** The budgets: sizes in bytes and counts, never times. */
export const limits: {
  readonly builds: Readonly<Record<string, Limits>>;
  readonly pages: Readonly<Record<string, Limits>>;
  readonly openings: Readonly<Record<string, Limits>>;
} = budgets;

/** Says what exceeds its budget, and what has a budget but was not measured. */
export function exceeded(
  measured: Readonly<Record<string, object>>,
  allowed: Readonly<Record<string, Limits>>,
): string[] {
  return Object.entries(allowed).flatMap(([name, most]) => {
    const values = measured[name] as Readonly<Record<string, number>> | undefined;
    if (!values) return [`${name} has a budget, but was not measured.`];
    return Object.entries(most).flatMap(([key, limit]) => {
      const value = values[key];
      if (value === undefined) return [`${name} has a budget of ${key}, which was not measured.`];
      return value > limit ? [`${name}: ${key} is ${value}, and may be ${limit} at most.`] : [];
    });
  });
}
