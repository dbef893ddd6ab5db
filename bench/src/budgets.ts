import budgets from '../budgets.json' with { type: 'json' };

/** Highest allowed weight or cost, by the names of what is measured. */
export type Limits = Readonly<Record<string, number>>;

/** The budgets: sizes in bytes, counts, and times as ratios of one run; never times by themselves. */
export const limits: {
  /** By the part of a remote: what a remote may weigh that has no budget of its own among the builds. */
  readonly remotes: Readonly<Record<string, Limits>>;
  readonly builds: Readonly<Record<string, Limits>>;
  readonly pages: Readonly<Record<string, Limits>>;
  readonly openings: Readonly<Record<string, Limits>>;
  /** Of the first frame of pages with a full cache. */
  readonly firstFrames: Readonly<Record<string, Limits>>;
  /** Against a plain antd and Vite application, by opening. */
  readonly toBaseline: Readonly<Record<string, Limits>>;
  /** Against the same sources as one bundle, by opening. */
  readonly toBundle: Readonly<Record<string, Limits>>;
  /** Bytes after a release that changes a twentieth of a remote. */
  readonly afterRelease: Readonly<Record<string, Limits>>;
} = budgets;

/** The budgets of the builds, those of remotes without budgets of their own filled in. */
export function buildLimits(
  remotes: readonly string[],
  { builds, remotes: parts }: Pick<typeof limits, 'builds' | 'remotes'> = limits,
): Record<string, Limits> {
  const general = remotes.flatMap((name) =>
    Object.entries(parts).map(([part, most]) => [`${name}, ${part}`, most] as const),
  );
  return { ...Object.fromEntries(general), ...builds };
}

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
      return value > limit
        ? [`${name}: ${key} is ${Number(value.toFixed(2))}, and may be ${limit} at most.`]
        : [];
    });
  });
}
