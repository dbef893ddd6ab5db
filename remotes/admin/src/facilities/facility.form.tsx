import type { Facility } from '@console/api-client/facilities';
import { TextField } from '@console/design/form';
import { RecordForm, type RecordFormProps } from '@console/remote/records';
import { useTour } from '@console/remote/services';
import { facilityKind } from './facility.kind';
import { draftOfValues, facilityErrors, newFacilityValues } from './facility.values';

/** Names a facility and creates it [FACILITY-01]. */
export function FacilityForm(props: RecordFormProps<Facility>) {
  const { emit } = useTour();
  return (
    <RecordForm
      {...props}
      kind={facilityKind}
      newValues={newFacilityValues}
      valuesOf={(facility) => facility}
      draftOf={draftOfValues}
      validate={facilityErrors}
      afterSave={() => emit('facility-saved')}
    >
      <TextField name="name" autoFocus />
    </RecordForm>
  );
}
