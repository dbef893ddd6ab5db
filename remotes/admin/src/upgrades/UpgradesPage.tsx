import { useResource } from '@console/api-client/react';
import { type Upgrade, upgradeQueries } from '@console/api-client/upgrades';
import { DataAge } from '@console/design/banner';
import { type Translate, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { lazyNamed, Skeleton } from '@console/design/progress';
import { useComparison } from '@console/design/records';
import { useLocation } from '@console/design/router';
import { Collapsible, CreateSection } from '@console/design/sections';
import { type Column, Table } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { AreaError, FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { paths } from '../paths';
import { imageTypeLabel } from './upgrade.texts';
import { readUpgradeStart } from './upgrade.values';
import { useOngoingUpgrades } from './useOngoingUpgrades';

const UpgradeForm = lazyNamed(() => import('./upgrade.form'), 'UpgradeForm', { waiting: FormLoading });

const UpgradeComparison = lazyNamed(() => import('./UpgradeComparison'), 'UpgradeComparison', {
  waiting: null,
});

function FormLoading() {
  const translate = useMessages();
  return <Skeleton label={translate('upgrades.form.loading')} lines={8} />;
}

/** The form that starts an upgrade, and all upgrades so far; those under way are followed [UPGRADE-01]. */
export function UpgradesPage() {
  const translate = useMessages();
  const upgrades = useQuery(useResource(upgradeQueries).list());
  const ongoing = useOngoingUpgrades(upgrades.data?.rows);
  const { state } = useLocation();
  const start = useMemo(() => readUpgradeStart(state), [state]);
  const [historyOpen, setHistoryOpen] = useState(true);
  const columns = useMemo(() => historyColumns(translate), [translate]);
  const comparison = useComparison({
    rows: upgrades.data?.rows,
    rowKey: upgradeId,
    dialog: (pair, close) => <UpgradeComparison upgrades={pair} onClose={close} />,
  });
  const section = translate('upgrades.section');
  if (upgrades.error && !upgrades.data)
    return (
      <AreaError
        path={paths.admin.upgrades.error()}
        entity={translate('upgrades.entity')}
        section={section}
        error={upgrades.error}
      />
    );
  return (
    <Page
      section={section}
      banner={<FailedQueries queries={ongoing} text={translate('upgrades.ongoing.failed')} />}
    >
      <CreateSection title={translate('upgrades.start')} initiallyOpen={start !== undefined}>
        {(work) => <UpgradeForm start={start} work={work} />}
      </CreateSection>
      <Collapsible title={translate('upgrades.history')} open={historyOpen} onToggle={setHistoryOpen}>
        <Table
          id="admin.upgrades"
          label={translate('upgrades.history')}
          rows={upgrades.data?.rows}
          columns={columns}
          rowKey={upgradeId}
          initialSort="-updated"
          loading={upgrades.isPending}
          unreadable={upgrades.data?.unreadable.length}
          error={
            upgrades.isError
              ? { title: translate('upgrades.stale'), detail: <DataAge asOf={upgrades.dataUpdatedAt} /> }
              : undefined
          }
          onRetry={upgrades.refetch}
          empty={translate('upgrades.none')}
          onSelect={comparison.onSelect}
          tools={comparison.button}
        />
      </Collapsible>
      {comparison.dialog}
    </Page>
  );
}

const upgradeId = ({ id }: Upgrade) => id;

/** The columns of the history [UPGRADE-11]. */
const historyColumns = (translate: Translate): readonly Column<Upgrade>[] => [
  {
    key: 'updated',
    title: translate('upgrades.updated'),
    kind: 'date',
    priority: 0,
    least: 11,
    value: ({ updated }) => updated,
    render: ({ updated }) => <DateTime value={updated} />,
    filter: 'date',
  },
  {
    key: 'id',
    title: translate('upgrades.id'),
    kind: 'name',
    least: 6.5,
    value: ({ id }) => id,
    link: ({ id }) => paths.admin.upgrades.upgrade(id),
  },
  {
    key: 'imageType',
    title: translate('upgrades.imageType'),
    kind: 'status',
    priority: 2,
    value: ({ imageType }) => imageTypeLabel(imageType, translate),
    filter: 'choice',
  },
  {
    key: 'version',
    title: translate('upgrades.version'),
    kind: 'text',
    priority: 1,
    value: ({ version }) => version,
    filter: 'choice',
  },
];
