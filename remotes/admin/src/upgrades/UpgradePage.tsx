import { isComplete, isRunning, type UpgradeDetail } from '@console/api-client/upgrades';
import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { lazyNamed, Progress } from '@console/design/progress';
import { Status } from '@console/design/status';
import { DateTime } from '@console/design/time';
import { RecordPage, useRecord } from '@console/remote/records';
import { useEffect } from 'react';
import { FailuresCard } from './FailuresCard';
import { UpgradedReaders } from './UpgradedReaders';
import { upgradeKind } from './upgrade.kind';
import { imageTypeLabel, readersDone, softwareName, statusLabel, statusTone } from './upgrade.texts';
import { useFollowUpgrade } from './useFollowUpgrade';
import { useStopUpgrade } from './useStopUpgrade';
import { useKeptWaves } from './waves/useKeptWaves';

const WavesFollower = lazyNamed(() => import('./waves/WavesFollower'), 'WavesFollower', { waiting: null });

/** One upgrade: how it goes as a whole and on each reader [UPGRADE-13, UPGRADE-14]; under way, it is followed. */
export function UpgradePage() {
  const translate = useMessages();
  const record = useRecord(upgradeKind);
  const upgrade = record.query.data;
  const follow = useFollowUpgrade();
  const [hasWaves] = useKeptWaves();
  const stop = useStopUpgrade(record.id);
  useEffect(() => {
    if (upgrade && isRunning(upgrade)) follow(upgrade);
  }, [upgrade, follow]);
  return (
    <RecordPage
      record={record}
      item={({ id }) => translate('upgrades.heading', { id })}
      heading={({ id, imageType, version = '', readers }) =>
        translate('upgrades.heading.full', {
          id,
          software: softwareName(imageType, translate),
          version,
          count: readers.length,
        })
      }
      actionsOf={(shown) => (isRunning(shown) ? [stop] : [])}
    >
      {(shown) => (
        <>
          {hasWaves && <WavesFollower />}
          {isRunning(shown) && <UpgradeProgress readers={shown.readers} />}
          <CardGrid>
            <DetailsCard upgrade={shown} />
            <FailuresCard upgrade={shown} />
          </CardGrid>
          <UpgradedReaders readers={shown.readers} />
        </>
      )}
    </RecordPage>
  );
}

function UpgradeProgress({ readers }: Pick<UpgradeDetail, 'readers'>) {
  const translate = useMessages();
  const done = readersDone(readers);
  return (
    <Progress
      label={translate('upgrades.progress.label')}
      value={readers.length === 0 ? 0 : done / readers.length}
      text={translate('upgrades.progress', { done, count: readers.length })}
    />
  );
}

function DetailsCard({ upgrade }: { readonly upgrade: UpgradeDetail }) {
  const translate = useMessages();
  const { status, version, imageType, elapsedTimeSeconds, lastUpdatedTime } = upgrade;
  return (
    <Card title={translate('upgrades.details')}>
      <DescriptionList
        items={[
          {
            label: translate('upgrades.status'),
            value: (
              <Status
                tone={statusTone(upgrade)}
                label={statusLabel(status, translate) ?? status}
                spinning={isRunning(upgrade)}
              />
            ),
          },
          { label: translate('upgrades.newVersion'), value: version },
          { label: translate('upgrades.imageType'), value: imageTypeLabel(imageType, translate) },
          {
            label: translate('upgrades.duration'),
            value:
              elapsedTimeSeconds === undefined
                ? undefined
                : translate('upgrades.seconds', { seconds: elapsedTimeSeconds }),
          },
          { label: translate('upgrades.lastUpdated'), value: <DateTime value={lastUpdatedTime} /> },
          ...(isComplete(upgrade)
            ? [{ label: translate('upgrades.finished'), value: <DateTime value={lastUpdatedTime} /> }]
            : []),
        ]}
      />
    </Card>
  );
}
