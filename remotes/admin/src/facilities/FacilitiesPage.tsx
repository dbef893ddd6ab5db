import { useMessages } from '@console/design/messages';
import { RecordFormSection, RecordListPage } from '@console/remote/records';
import { FacilityForm } from './facility.form';
import { facilityKind } from './facility.kind';

/** All facilities, and the form that creates one [FACILITY-01]. */
export function FacilitiesPage() {
  const translate = useMessages();
  return (
    <RecordListPage kind={facilityKind} id="admin.facilities" empty={translate('facilities.none')}>
      {(table) => (
        <>
          <RecordFormSection kind={facilityKind} form={FacilityForm} tour="facility-form" />
          {table}
        </>
      )}
    </RecordListPage>
  );
}
