import type { ScannerNetwork } from '@console/api-client/networks';
import { ActionBar } from '@console/design/actions';
import type { Translate } from '@console/design/messages';
import type { RecordActions } from '@console/design/records';
import type { Column } from '@console/design/table';
import { paths } from '../paths';

/** The columns of the list of networks. */
export function networkColumns(
  translate: Translate,
  actionsOf: RecordActions['of'],
): readonly Column<ScannerNetwork>[] {
  return [
    {
      key: 'name',
      title: translate('networks.name'),
      kind: 'name',
      value: ({ name }) => name,
      link: ({ id }) => paths.networks.network(id),
    },
    {
      key: 'range',
      title: translate('networks.range'),
      kind: 'text',
      value: ({ CIDRRange }) => CIDRRange,
    },
    {
      key: 'actions',
      title: translate('networks.actions'),
      kind: 'actions',
      render: ({ name }, { tabIndex }) => (
        <ActionBar compact name={name} actions={actionsOf(name)} tabIndex={tabIndex} />
      ),
    },
  ];
}
