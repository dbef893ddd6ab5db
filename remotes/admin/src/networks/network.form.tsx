import type { ScannerNetwork } from '@console/api-client/networks';
import { TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { RecordForm, type RecordFormProps } from '@console/remote/records';
import { useTour } from '@console/remote/services';
import { networkKind } from './network.kind';
import { draftOfValues, networkErrors, newNetworkValues } from './network.values';

/** Describes a network in which readers are looked for, and adds it [ADMIN-08]. */
export function NetworkForm(props: RecordFormProps<ScannerNetwork>) {
  const translate = useMessages();
  const { emit } = useTour();
  return (
    <RecordForm
      {...props}
      kind={networkKind}
      newValues={newNetworkValues}
      valuesOf={(network) => network}
      draftOf={draftOfValues}
      validate={networkErrors}
      afterSave={() => emit('network-saved')}
    >
      <TextField name="name" autoFocus />
      <TextField
        name="CIDRRange"
        placeholder={translate('networks.CIDRRange.example')}
        help={translate('networks.CIDRRange.help')}
      />
    </RecordForm>
  );
}
