import { PageLoading } from '@console/design/page';
import { useQuery } from '@tanstack/react-query';
import { inspectRemote } from '../registry';
import { FailureCard, type FailureCardProps } from './FailureCard';
import { failureOf, isMissingChunk } from './failureOf';

interface PageFailureProps extends Omit<FailureCardProps, 'code'> {
  /** What a page of the remote threw. */
  readonly cause: unknown;
  /** Counts the retries: what was found out before does not hold after one. */
  readonly attempt: number;
}

/** Takes the place of a page that failed. Code that did not arrive is looked at first, to say what is wrong with it. */
export function PageFailure({ cause, attempt, ...card }: PageFailureProps) {
  const { remote } = card;
  const arrived = !isMissingChunk(cause);
  const { data: damage, isPending } = useQuery({
    queryKey: ['remote-damage', remote.container, attempt],
    queryFn: async () => (await inspectRemote(remote)) ?? null,
    enabled: !arrived,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { silent: true },
  });
  if (!arrived && isPending) return <PageLoading />;
  return <FailureCard {...card} code={damage ?? failureOf(cause)} />;
}
