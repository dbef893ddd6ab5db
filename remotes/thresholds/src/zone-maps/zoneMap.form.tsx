import type { ZoneMap } from '@console/api-client/zone-maps';
import { useNavigate } from '@console/design/router';
import { FacilityField, RecordForm, type RecordFormProps, RecordNameField } from '@console/remote/records';
import { paths } from '../paths';
import { zoneMapKind } from './zoneMap.kind';
import { draftOfValues, newZoneMapValues, valuesOfZoneMap, zoneMapErrors } from './zoneMap.values';

/** Names a zone map, which cannot be renamed later, and says where it is [ZONE-02, ZONE-03]. */
export function ZoneMapForm(props: RecordFormProps<ZoneMap>) {
  const navigate = useNavigate();
  return (
    <RecordForm
      // A new one has no zones yet: they are drawn next.
      onSaved={
        props.stored
          ? undefined
          : (id) => navigate(id === undefined ? paths.zoneMaps.list() : paths.zoneMaps.studio(id))
      }
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
