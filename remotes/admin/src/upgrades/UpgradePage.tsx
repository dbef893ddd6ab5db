import { isNotFound } from '@console/api-client';
import { useResource } from '@console/api-client/react';
import { isComplete, isRunning, type UpgradeDetail, upgradeQueries } from '@console/api-client/upgrades';
import { Button } from '@console/design/button';
import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { StopIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { Progress } from '@console/design/progress';
import { useParams } from '@console/design/router';
import { Status } from '@console/design/status';
import { DateTime } from '@console/design/time';
import { FailedQueries, RecordFailure } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../paths';
import { FailuresCard } from './FailuresCard';
import { UpgradedReaders } from './UpgradedReaders';
import { imageTypeLabel, readersDone, softwareName, statusLabel, statusTone } from './upgrade.texts';
import { useFollowUpgrade } from './useFollowUpgrade';
import { useStopUpgrade } from './useStopUpgrade';

/** One upgrade: how it goes as a whole and on each reader [UPGRADE-13, UPGRADE-14]; under way, it is followed. */
export function UpgradePage() {
  const { id = '' } = useParams();
  const translate = useMessages();
  const query = useQuery(useResource(upgradeQueries).one(id));
  const { data: upgrade, error } = query;
  const follow = useFollowUpgrade();
  useEffect(() => {
    if (upgrade && isRunning(upgrade)) follow(upgrade);
  }, [upgrade, follow]);
  if (isNotFound(error) || (error && !upgrade))
    return (
      <RecordFailure
        entity={translate('upgrades.entity')}
        model="upgrade"
        id={id}
        section={translate('upgrades.section')}
        list={paths.admin.upgrades.list()}
        error={error}
        onRetry={query.refetch}
      />
    );
  if (!upgrade) return <PageLoading />;
  const { readers } = upgrade;
  const done = readersDone(readers);
  return (
    <Page
      key={id}
      section={translate('upgrades.section')}
      item={translate('upgrades.heading', { id })}
      heading={translate('upgrades.heading.full', {
        id,
        software: softwareName(upgrade.imageType, translate),
        version: upgrade.version ?? '',
        count: readers.length,
      })}
      actions={isRunning(upgrade) && <StopButton id={id} />}
      banner={<FailedQueries queries={[query]} text={translate('upgrades.outOfDate')} />}
    >
      {isRunning(upgrade) && (
        <Progress
          label={translate('upgrades.progress.label')}
          value={readers.length === 0 ? 0 : done / readers.length}
          text={translate('upgrades.progress', { done, count: readers.length })}
        />
      )}
      <CardGrid>
        <DetailsCard upgrade={upgrade} />
        <FailuresCard upgrade={upgrade} />
      </CardGrid>
      <UpgradedReaders readers={readers} />
    </Page>
  );
}

function StopButton({ id }: { readonly id: string }) {
  const translate = useMessages();
  const { stop, isHeld } = useStopUpgrade(id);
  return (
    <Button
      icon={<StopIcon />}
      blockedReason={isHeld ? translate('upgrades.stopping') : undefined}
      onClick={stop}
    >
      {translate('upgrades.stop')}
    </Button>
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
