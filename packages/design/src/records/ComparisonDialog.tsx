import { Dialog } from '@console/design/dialog';
import { Tabs } from '@console/design/sections';
import { useState } from 'react';
import { useMessages } from '../messages';
import { ComparisonTable } from './ComparisonTable';
import { type ComparedValue, differs } from './comparedValue';

/** Names and fields of the records compared in a dialog. */
export interface ComparisonDialogProps {
  /** Names of the two records. */
  names: readonly [string, string];
  /** All their values. */
  rows: readonly ComparedValue[];
  onClose: () => void;
}

void Tabs.preload();

/** Two records side by side: what differs, or everything. */
export function ComparisonDialog({ names, rows, onClose }: ComparisonDialogProps) {
  const translate = useMessages();
  const [tab, setTab] = useState('differences');
  const differences = rows.filter(differs);
  const title = translate('records.comparison', { one: names[0], other: names[1] });
  const table = (shown: readonly ComparedValue[]) => (
    <ComparisonTable caption={title} names={names} rows={shown} />
  );
  return (
    <Dialog open title={title} size="large" onClose={onClose}>
      <Tabs
        label={translate('records.comparedValues')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            key: 'differences',
            label: translate('records.differences', { count: differences.length }),
            content: differences.length > 0 ? table(differences) : <p>{translate('records.same')}</p>,
          },
          { key: 'all', label: translate('records.allValues', { count: rows.length }), content: table(rows) },
        ]}
      />
    </Dialog>
  );
}
