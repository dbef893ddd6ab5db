import { TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import type { CreateFormWork } from '@console/design/sections';
import { useTour } from '@console/remote/services';
import { CreateForm } from '../records/CreateForm';
import { networkKind } from './network.kind';
import { draftOfValues, networkErrors, newNetworkValues } from './network.values';

/** Describes a network in which readers are looked for, and adds it [ADMIN-08]. */
export function NetworkForm({ work }: { readonly work: CreateFormWork }) {
  const translate = useMessages();
  const { emit } = useTour();
  return (
    <CreateForm
      kind={networkKind}
      label={translate('networks.new')}
      newValues={newNetworkValues}
      draftOf={draftOfValues}
      validate={networkErrors}
      work={work}
      onSaved={() => emit('network-saved')}
    >
      <TextField name="name" label={translate('networks.name')} autoFocus />
      <TextField
        name="CIDRRange"
        label={translate('networks.CIDRRange')}
        placeholder={translate('networks.CIDRRange.example')}
        help={translate('networks.CIDRRange.help')}
      />
    </CreateForm>
  );
}
