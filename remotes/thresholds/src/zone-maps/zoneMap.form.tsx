import type { ZoneMap } from '@console/api-client/zone-maps';
import { FacilityField, RecordForm, type RecordFormProps, RecordNameField } from '@console/remote/records';
import { zoneMapKind } from './zoneMap.kind';
import { draftOfValues, newZoneMapValues, valuesOfZoneMap, zoneMapErrors } from './zoneMap.values';

/** Names a zone map, which cannot be renamed later, and says where it is [ZONE-02, ZONE-03]. */
export function ZoneMapForm(props: RecordFormProps<ZoneMap>) {
  return (
    <RecordForm
      {...props}
      kind={zoneMapKind}
      newValues={newZoneMapValues}
      valuesOf={valuesOfZoneMap}
      draftOf={draftOfValues}
      validate={zoneMapErrors}
    >
      <RecordNameField kind={zoneMapKind} stored={props.stored} />
      <FacilityField name="facility" />
    </RecordForm>
  );
}
