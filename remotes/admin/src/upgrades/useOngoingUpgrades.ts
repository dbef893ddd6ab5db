import { useResource } from '@console/api-client/react';
import { isOngoing, isRunning, type Upgrade, upgradeQueries } from '@console/api-client/upgrades';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFollowUpgrade } from './useFollowUpgrade';

/**
 * Asks how the upgrades go that may be under way, and follows those that are, whoever started them [UPGRADE-19,
 * UPGRADE-20]. One that had ended before is only asked for once.
 * @returns the queries
 */
export function useOngoingUpgrades(upgrades: readonly Upgrade[] | undefined): readonly UseQueryResult[] {
  const queries = useResource(upgradeQueries);
  const follow = useFollowUpgrade();
  const [openedAt] = useState(Date.now);
  const details = useQueries({
    queries: (upgrades ?? [])
      .filter((upgrade) => isOngoing(upgrade, openedAt))
      .map(({ id }) => queries.one(id)),
  });
  useEffect(() => {
    for (const { data } of details) if (data && isRunning(data)) follow(data);
  }, [details, follow]);
  return details;
}
