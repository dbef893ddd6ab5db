import { networkQueries, type ScannerNetwork } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import type { Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';
import { useQuery } from '@tanstack/react-query';
import { CreatableRecords } from '../records/CreatableRecords';
import { NetworkForm } from './network.form';
import { networkKind } from './network.kind';

const columns = (translate: Translate): readonly Column<ScannerNetwork>[] => [
  {
    key: 'range',
    title: translate('networks.CIDRRange'),
    kind: 'text',
    value: ({ CIDRRange }) => CIDRRange,
  },
];

/** The networks in which readers are looked for, and the form that adds one [ADMIN-07]. */
export const NetworksPage = () => (
  <CreatableRecords
    kind={networkKind}
    query={useQuery(useResource(networkQueries).list())}
    columns={columns}
    tour="network-form"
    form={NetworkForm}
  />
);
