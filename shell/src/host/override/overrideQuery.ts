import { queryOptions } from '@tanstack/react-query';
import type { AskedOverride } from './parseOverrides';
import { type OverrideBuild, readOverrideBuild } from './readOverrideBuild';

/** Interval at which a server of developers is asked for a newer build, in milliseconds; longer while it is away. */
const lookEvery = 1000;
const lookAgain = 5000;

/** Where the build is kept that a server of developers has now. */
export const overrideKey = ({ name, origin }: AskedOverride) => ['override', name, origin] as const;

/** The build that a server of developers has now. */
export function overrideQuery({ name, origin }: AskedOverride) {
  return queryOptions({
    queryKey: overrideKey({ name, origin }),
    queryFn: async ({ signal }): Promise<OverrideBuild> => {
      const answer = await fetch(`${origin}/build.json`, {
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal,
      });
      const build = answer.ok ? readOverrideBuild(await answer.json(), { name, origin }) : undefined;
      if (!build) throw new Error(`There is no build of ${name} at ${origin}.`);
      return build;
    },
    refetchInterval: ({ state }) => (state.status === 'error' ? lookAgain : lookEvery),
    retry: false,
  });
}
