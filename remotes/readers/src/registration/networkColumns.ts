import type { ScannerNetwork } from '@console/api-client/networks';
import type { Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';

/** The columns of the networks in which readers are looked for [REGISTER-04]. */
export function networkColumns(translate: Translate): readonly Column<ScannerNetwork>[] {
  return [
    { key: 'name', title: translate('register.network.name'), kind: 'name', value: ({ name }) => name },
    {
      key: 'range',
      title: translate('register.network.range'),
      kind: 'text',
      least: 8.5,
      value: ({ CIDRRange }) => CIDRRange,
    },
  ];
}
