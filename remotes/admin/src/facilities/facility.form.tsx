import { TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import type { CreateFormWork } from '@console/design/sections';
import { useTour } from '@console/remote/services';
import { CreateForm } from '../records/CreateForm';
import { facilityKind } from './facility.kind';
import { draftOfValues, facilityErrors, newFacilityValues } from './facility.values';

/** Names a facility and creates it [FACILITY-01]. */
export function FacilityForm({ work }: { readonly work: CreateFormWork }) {
  const translate = useMessages();
  const { emit } = useTour();
  return (
    <CreateForm
      kind={facilityKind}
      label={translate('facilities.new')}
      newValues={newFacilityValues}
      draftOf={draftOfValues}
      validate={facilityErrors}
      work={work}
      onSaved={() => emit('facility-saved')}
    >
      <TextField name="name" label={translate('facilities.name')} autoFocus />
    </CreateForm>
  );
}
