import { NumberField, RowsField, TextField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import type { ZonesIn } from './definition.rules';
import type { AntennaZoneRow } from './definitionValues';
import { builtInZones } from './zonesOfFacility';

const newRow = (): AntennaZoneRow => ({ zoneName: '' });

/** Options of {@link AntennaZoneRows}. */
export interface AntennaZoneRowsProps {
  readonly zonesIn: ZonesIn;
}

/** Which zone each antenna stands for; the zones of the chosen facility are suggested [READER-20]. */
export function AntennaZoneRows({ zonesIn }: AntennaZoneRowsProps) {
  const translate = useMessages();
  const facility = useFormValue<string>('facility') ?? '';
  const suggestions = [...(zonesIn(facility) ?? []), ...builtInZones];
  return (
    <RowsField
      name="antennaZones"
      label={translate('definitions.antennaZones')}
      addLabel={translate('definitions.antennaZones.add')}
      removeLabel={(row) => translate('definitions.antennaZones.remove', { row })}
      newRow={newRow}
    >
      {(path) => (
        <>
          <NumberField name={`${path}.antennaId`} label={translate('definitions.antennaZones.antennaId')} />
          <TextField
            name={`${path}.zoneName`}
            label={translate('definitions.antennaZones.zoneName')}
            suggestions={suggestions}
          />
        </>
      )}
    </RowsField>
  );
}
