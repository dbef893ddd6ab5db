import type { ScannerNetwork } from '@console/api-client/networks';
import { type Translate, useMessages } from '@console/design/messages';
import { type RecordColumn, RecordFormSection, RecordListPage } from '@console/remote/records';
import { NetworkForm } from './network.form';
import { networkKind } from './network.kind';

const columns = (translate: Translate): readonly RecordColumn<ScannerNetwork>[] => [
  { key: 'range', title: translate('networks.CIDRRange'), value: ({ CIDRRange }) => CIDRRange },
];

/** The networks in which readers are looked for, and the form that adds one [ADMIN-07]. */
export function NetworksPage() {
  const translate = useMessages();
  return (
    <RecordListPage
      kind={networkKind}
      id="admin.networks"
      columns={columns}
      empty={translate('networks.none')}
    >
      {(table) => (
        <>
          <RecordFormSection kind={networkKind} form={NetworkForm} tour="network-form" />
          {table}
        </>
      )}
    </RecordListPage>
  );
}
