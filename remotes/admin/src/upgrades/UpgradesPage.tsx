import type { Upgrade } from '@console/api-client/upgrades';
import { type Translate, useMessages } from '@console/design/messages';
import { lazyNamed, skeletonOf } from '@console/design/progress';
import { useLocation } from '@console/design/router';
import { Collapsible, CreateSection } from '@console/design/sections';
import { DateTime } from '@console/design/time';
import { FailedQueries, type RecordColumn, RecordListPage, useRecords } from '@console/remote/records';
import { useMemo, useState } from 'react';
import { paths } from '../paths';
import { upgradeKind } from './upgrade.kind';
import { imageTypeLabel } from './upgrade.texts';
import { readUpgradeStart } from './upgrade.values';
import { useOngoingUpgrades } from './useOngoingUpgrades';
import { useKeptWaves } from './waves/useKeptWaves';

const UpgradeForm = lazyNamed(() => import('./upgrade.form'), 'UpgradeForm', {
  waiting: skeletonOf('upgrades.form.loading', 8),
});

const WavesSection = lazyNamed(() => import('./waves/WavesSection'), 'WavesSection', { waiting: null });

const UpgradeComparison = lazyNamed(() => import('./UpgradeComparison'), 'UpgradeComparison', {
  waiting: null,
});

/** The form that starts an upgrade, and all upgrades so far; those under way are followed [UPGRADE-01]. */
export function UpgradesPage() {
  const translate = useMessages();
  const upgrades = useRecords(upgradeKind);
  const ongoing = useOngoingUpgrades(upgrades.query.data?.rows);
  const { state, key } = useLocation();
  const [hasWaves, foundWaves] = useKeptWaves();
  const start = useMemo(() => readUpgradeStart(state), [state]);
  const [historyOpen, setHistoryOpen] = useState(true);
  return (
    <RecordListPage
      records={upgrades}
      id="admin.upgrades"
      label={translate('upgrades.history')}
      columns={historyColumns}
      initialSort="-updated"
      empty={translate('upgrades.none')}
      comparison={UpgradeComparison}
      banner={<FailedQueries queries={ongoing} text={translate('upgrades.ongoing.failed')} />}
    >
      {(history) => (
        <>
          {hasWaves && <WavesSection />}
          <CreateSection
            // What leads here from this page opens the form anew.
            key={start && key}
            title={translate('upgrades.start')}
            initiallyOpen={start !== undefined}
          >
            {(work) => <UpgradeForm start={start} work={work} onWaves={foundWaves} />}
          </CreateSection>
          <Collapsible title={translate('upgrades.history')} open={historyOpen} onToggle={setHistoryOpen}>
            {history}
          </Collapsible>
        </>
      )}
    </RecordListPage>
  );
}

/** The columns of the history [UPGRADE-11]. */
const historyColumns = (translate: Translate): readonly RecordColumn<Upgrade>[] => [
  {
    key: 'updated',
    kind: 'date',
    priority: 0,
    least: 11,
    value: ({ updated }) => updated,
    render: ({ updated }) => <DateTime value={updated} />,
    filter: 'date',
  },
  {
    key: 'id',
    kind: 'name',
    least: 6.5,
    value: ({ id }) => id,
    link: ({ id }) => paths.admin.upgrades.upgrade(id),
  },
  {
    key: 'imageType',
    kind: 'status',
    priority: 2,
    value: ({ imageType }) => imageTypeLabel(imageType, translate),
    filter: 'choice',
  },
  { key: 'version', priority: 1, value: ({ version }) => version, filter: 'choice' },
];
