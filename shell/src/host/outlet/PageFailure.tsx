import { PageLoading } from '@console/design/page';
import { useLocation } from '@console/design/router';
import type { BuildManifest } from '@console/remote/registry';
import { useQuery } from '@tanstack/react-query';
import { inspectRemote } from '../registry';
import { failureOf, missingChunk } from '../registry/failureOf';
import { ShellReload } from '../reload/ShellReload';
import { FailureCard, type FailureCardProps } from './FailureCard';

interface PageFailureProps extends Omit<FailureCardProps, 'code' | 'incompatibility'> {
  /** The build whose page failed. */
  readonly build: BuildManifest;
  /** Error that a page of the remote threw. */
  readonly cause: unknown;
  /** Counts the retries: what was found out before does not hold after one. */
  readonly attempt: number;
}

/** Shown instead of a page that failed. A chunk that did not arrive is examined first, to name what is wrong with it. */
export function PageFailure({ build, cause, attempt, ...card }: PageFailureProps) {
  const { pathname: address } = useLocation();
  const arrived = !missingChunk(cause);
  const { data: damage, isPending } = useQuery({
    queryKey: ['remote-damage', build.container, address, attempt],
    queryFn: async () => (await inspectRemote(build, { address, cause })) ?? null,
    enabled: !arrived,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (!arrived && isPending) return <PageLoading />;
  const code = damage ?? failureOf(cause);
  return (
    <>
      <ShellReload code={code} />
      <FailureCard {...card} cause={cause} code={code} />
    </>
  );
}
