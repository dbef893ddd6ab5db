import { modelKey } from '@console/api-client/queries';
import { useResource } from '@console/api-client/react';
import { type UpgradeDetail, upgradeQueries } from '@console/api-client/upgrades';
import { useMessages } from '@console/design/messages';
import { type ProcessState, useAlerts, useProcesses } from '@console/remote/services';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { paths } from '../paths';
import { readersDone, softwareName, upgradeAlert } from './upgrade.texts';

/** Part of an upgrade that is needed to follow it. */
type FollowedUpgrade = Pick<UpgradeDetail, 'id' | 'imageType' | 'version'>;

/**
 * Follows an upgrade to its end, whichever page is open, and says then how it ended: exactly once, since one that is
 * followed already stays as it is [UPGRADE-20, UPGRADE-21].
 */
export function useFollowUpgrade(): (upgrade: FollowedUpgrade) => void {
  const translate = useMessages();
  const alerts = useAlerts();
  const processes = useProcesses();
  const cache = useQueryClient();
  const queries = useResource(upgradeQueries);
  return useCallback(
    ({ id, imageType, version = '' }) => {
      const query = queries.one(id);
      const read = (upgrade: UpgradeDetail): ProcessState => {
        const { readers } = upgrade;
        const ended = upgradeAlert(upgrade, translate);
        if (ended) return { status: ended.tone === 'success' ? 'done' : 'failed', text: ended.title };
        const done = readersDone(readers);
        return {
          status: 'running',
          progress: readers.length === 0 ? 0 : done / readers.length,
          text: translate('upgrades.progress', { done, count: readers.length }),
        };
      };
      processes.watch({
        key: `upgrade ${id}`,
        title: translate('upgrades.process', { software: softwareName(imageType, translate), version }),
        at: paths.admin.upgrades.upgrade(id),
        query,
        read,
        onEnd: () => {
          const ended = cache.getQueryData(query.queryKey);
          const said = ended && upgradeAlert(ended, translate);
          if (said) alerts[said.tone](said);
          for (const model of ['upgrade', 'reader-health'] as const)
            void cache.invalidateQueries({ queryKey: modelKey(model) });
        },
      });
    },
    [translate, alerts, processes, cache, queries],
  );
}
