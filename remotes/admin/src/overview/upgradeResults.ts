import type { Upgrade } from '@console/api-client/upgrades';
import type { Translate } from '@console/design/messages';
import type { NewsLine } from '@console/remote/services';
import { paths } from '../paths';

/** Upgrades that began or changed since a time. @param since ISO 8601 */
export function upgradeNews(
  upgrades: readonly Upgrade[],
  since: string,
  translate: Translate,
): readonly NewsLine[] {
  const from = Date.parse(since);
  return upgrades.flatMap(({ id, version, created, updated, isCancelled, ...counts }): NewsLine[] => {
    const at = updated ?? created;
    if (at === undefined || !(Date.parse(at) >= from)) return [];
    const { numDevices = 0, numFailures = 0 } = counts;
    return [
      {
        key: id,
        at,
        tone: numFailures > 0 ? 'danger' : isCancelled ? 'warning' : 'neutral',
        name: translate('upgradeNews.name', { version: version ?? id }),
        to: paths.admin.upgrades.upgrade(id),
        text: translate('upgradeNews.text', {
          count: numDevices,
          failed: numFailures,
          cancelled: String(isCancelled ?? false),
        }),
      },
    ];
  });
}
