import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { ComparisonTable, differs } from '@console/design/records';
import { Tabs } from '@console/design/sections';
import { useState } from 'react';
import { comparedSettings } from './comparedSettings';
import { useChannels } from './useRegionOptions';

/** Options of {@link ComparisonDialog}. */
export interface ComparisonDialogProps {
  readonly pair: readonly [ReaderConfiguration, ReaderConfiguration];
  readonly onClose: () => void;
}

/** Two configurations side by side: what differs, or everything. */
export function ComparisonDialog({ pair, onClose }: ComparisonDialogProps) {
  const translate = useMessages();
  const [tab, setTab] = useState('differences');
  const settings = comparedSettings(pair, useChannels(), translate);
  const differences = settings.filter(differs);
  const title = translate('configurations.compare.title', { one: pair[0].name, other: pair[1].name });
  const table = (rows: typeof settings) => (
    <ComparisonTable caption={title} names={pair.map(({ name }) => name)} rows={rows} />
  );
  return (
    <Dialog open title={title} size="large" onClose={onClose}>
      <Tabs
        label={translate('configurations.compare.shown')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            key: 'differences',
            label: translate('configurations.compare.differences', { count: differences.length }),
            content:
              differences.length > 0 ? table(differences) : <p>{translate('configurations.compare.same')}</p>,
          },
          {
            key: 'all',
            label: translate('configurations.compare.all', { count: settings.length }),
            content: table(settings),
          },
        ]}
      />
    </Dialog>
  );
}
