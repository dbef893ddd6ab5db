import type { ScannerNetwork } from '@console/api-client/networks';
import { TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { RecordForm, type RecordFormProps } from '@console/remote/records';
import { networkKind } from './network.kind';
import { draftOfValues, networkErrors, newNetworkValues, valuesOfNetwork } from './network.values';

/** Describes a network in which readers are looked for. */
export function NetworkForm(props: RecordFormProps<ScannerNetwork>) {
  const translate = useMessages();
  return (
    <RecordForm
      {...props}
      kind={networkKind}
      newValues={newNetworkValues}
      valuesOf={valuesOfNetwork}
      draftOf={draftOfValues}
      validate={networkErrors}
    >
      <TextField name="name" autoFocus />
      <TextField name="CIDRRange" help={translate('networks.CIDRRange.help')} />
    </RecordForm>
  );
}
