import { useResource } from '@console/api-client/react';
import { type ReaderDefinition, readerTypes } from '@console/api-client/reader-definitions';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import {
  FieldGroup,
  NumberField,
  ReadOnlyField,
  RowsField,
  SelectField,
  TextField,
  useFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import {
  FacilityField,
  FailedQueries,
  RecordForm,
  type RecordFormProps,
  RecordNameField,
} from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { definitionKind } from './definition.kind';
import {
  type AntennaZoneRow,
  coordinates,
  definitionErrors,
  draftOfValues,
  hasCoordinates,
  newDefinitionValues,
  valuesOfDefinition,
  type ZonesIn,
} from './definition.values';
import { builtInZones, zonesOfFacility } from './definition.zones';
import { PlanOfForm } from './PlanOfForm';

const types = readerTypes.map((type) => ({ value: type, label: type }));

/** Describes a new reader or changes the description of one [READER-15 to READER-26]. */
export function DefinitionForm(props: RecordFormProps<ReaderDefinition>) {
  const { stored } = props;
  const translate = useMessages();
  const zoneMaps = useQuery(useResource(zoneMapQueries).list());

  const zonesIn = (facility: string) => zonesOfFacility(zoneMaps.data, facility);
  return (
    <RecordForm
      {...props}
      kind={definitionKind}
      newValues={newDefinitionValues}
      valuesOf={valuesOfDefinition}
      draftOf={draftOfValues}
      fields={fields}
      validate={(values) => definitionErrors(values, zonesIn)}
      aside={<PlanOfForm />}
      // A reader that stands elsewhere may be missed there: that is taken back most often.
      undoable={(before, saved) => before.facility !== saved.facility}
    >
      <RecordNameField kind={definitionKind} stored={stored} />
      <TextField name="address" help={translate('definitions.form.address.help')} />
      <FacilityField name="facility" />
      {stored ? (
        <ReadOnlyField label={translate('definitions.type')} value={stored.type} />
      ) : (
        <SelectField name="type" options={types} />
      )}
      <TextField name="serialNumber" help={translate('definitions.form.serialNumber.help')} />
      <PlacementFields />
      <AntennaZoneRows zonesIn={zonesIn} />
      <FailedQueries queries={[zoneMaps]} text={translate('definitions.antennaZones.unchecked')} />
    </RecordForm>
  );
}

/** Paths of the fields, also of those that are not shown: a review speaks of them. */
const fields = [
  ...Object.keys(newDefinitionValues),
  ...[...coordinates, 'floor'].map((field) => `placement.${field}`),
];

const units = { x: 'metres', y: 'metres', z: 'metres', yaw: 'degrees' } as const;

/** Where the reader hangs; readers without coordinates of their own have only a floor [READER-16]. */
function PlacementFields() {
  const translate = useMessages();
  const type = useFormValue<string>('type') ?? '';
  return (
    <FieldGroup name="placement" label={translate('definitions.placement')}>
      {hasCoordinates(type) &&
        coordinates.map((field) => (
          <NumberField
            key={field}
            name={`placement.${field}`}
            unit={translate(`definitions.unit.${units[field]}`)}
            optional
          />
        ))}
      <TextField name="placement.floor" optional />
    </FieldGroup>
  );
}

const newRow = (): AntennaZoneRow => ({ zoneName: '' });

/** Which zone each antenna stands for; the zones of the chosen facility are suggested [READER-20]. */
function AntennaZoneRows({ zonesIn }: { readonly zonesIn: ZonesIn }) {
  const translate = useMessages();
  const facility = useFormValue<string>('facility') ?? '';
  const options = [...(zonesIn(facility) ?? []), ...builtInZones].map((zone) => ({
    value: zone,
    label: zone,
  }));
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
          <SelectField
            free
            name={`${path}.zoneName`}
            label={translate('definitions.antennaZones.zoneName')}
            options={options}
          />
        </>
      )}
    </RowsField>
  );
}
