import type { ScannerNetwork } from '@console/api-client/networks';
import type { Translate } from '@console/design/messages';
import { type RecordColumn, RecordListPage } from '@console/remote/records';
import { networkKind } from './network.kind';

const columns = (translate: Translate): readonly RecordColumn<ScannerNetwork>[] => [
  { key: 'range', title: translate('networks.CIDRRange'), value: ({ CIDRRange }) => CIDRRange },
];

/** All scanner networks. */
export const NetworksPage = () => (
  <RecordListPage kind={networkKind} id="new-remote.networks" columns={columns} />
);
