import { imageTypes } from '@console/api-client/software-versions';
import { isRunning, type UpgradeDetail } from '@console/api-client/upgrades';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { RestartIcon } from '@console/design/icons';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { useNavigate } from '@console/design/router';
import { paths } from '../paths';
import { failureGroups } from './upgrade.texts';
import { writeUpgradeStart } from './upgrade.values';

/** Most names that are written out for one reason. */
const mostNames = 20;

/**
 * The readers that were not upgraded, by the reason, with the way to start again for them; draws nothing while there
 * are none. While the upgrade is under way its readers are not idle, so nothing is offered yet.
 */
export function FailuresCard({ upgrade }: { readonly upgrade: UpgradeDetail }) {
  const translate = useMessages();
  const navigate = useNavigate();
  const groups = failureGroups(upgrade.readers, translate);
  if (groups.length === 0) return null;
  const imageType = imageTypes.find((type) => type === upgrade.imageType);
  const startAgain = (readers: readonly string[]) =>
    imageType &&
    navigate(paths.admin.upgrades.list(), {
      state: writeUpgradeStart({ imageType, version: upgrade.version ?? '', readers }),
    });
  return (
    <Card title={translate('upgrades.failures')}>
      <ul>
        {groups.map(({ reason, readers }) => (
          <li key={reason}>
            <p>
              <strong>{reason}</strong>{' '}
              {translate('upgrades.failures.readers', {
                count: readers.length,
                names: formatList(readers.slice(0, mostNames)),
                more: Math.max(0, readers.length - mostNames),
              })}
            </p>
            {imageType && !isRunning(upgrade) && (
              <Button size="small" icon={<RestartIcon />} onClick={() => startAgain(readers)}>
                {translate('upgrades.failures.startAgain', { count: readers.length })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
