import { facilityQueries } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import { type ReaderDefinition, readerTypes } from '@console/api-client/reader-definitions';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { Form, ReadOnlyField, SelectField, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { LoadNotice, shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AntennaZoneRows } from './AntennaZoneRows';
import { definitionErrors } from './definition.rules';
import { type DefinitionValues, newDefinitionValues, valuesOfDefinition } from './definitionValues';
import { PlacementFields } from './PlacementFields';
import { useSaveDefinition } from './useSaveDefinition';
import { zonesOfFacility } from './zonesOfFacility';

const types = readerTypes.map((type) => ({ value: type, label: type }));

/** Options of {@link DefinitionForm}. */
export interface DefinitionFormProps {
  /** Name of the form. */
  readonly label: string;
  /** The definition to edit; its name and type stay. @defaultValue a new one. */
  readonly stored?: ReaderDefinition;
  readonly onCancel: () => void;
}

/** Describes a new reader or changes the description of one [READER-15 to READER-26]. */
export function DefinitionForm({ label, stored, onCancel }: DefinitionFormProps) {
  const translate = useMessages();
  const facilities = useQuery(shownByPage(useResource(facilityQueries).list()));
  const zoneMaps = useQuery(shownByPage(useResource(zoneMapQueries).list()));
  const { asyncValidators, edit, save } = useSaveDefinition(stored);

  const zonesIn = useCallback(
    (facility: string) => zonesOfFacility(zoneMaps.data, facility),
    [zoneMaps.data],
  );
  const validate = useCallback((values: DefinitionValues) => definitionErrors(values, zonesIn), [zonesIn]);

  return (
    <Form
      label={label}
      initialValues={stored ? valuesOfDefinition(stored) : newDefinitionValues}
      validate={validate}
      asyncValidators={asyncValidators}
      edit={edit}
      onSubmit={save}
      onCancel={onCancel}
    >
      {stored ? (
        <ReadOnlyField label={translate('definitions.name')} value={stored.name} />
      ) : (
        <TextField name="name" label={translate('definitions.name')} autoFocus />
      )}
      <TextField
        name="address"
        label={translate('definitions.address')}
        help={translate('definitions.form.address.help')}
      />
      {facilities.isError && (
        <LoadNotice
          text={translate('definitions.form.facilities.error')}
          onRetry={() => facilities.refetch()}
        />
      )}
      <SelectField
        name="facility"
        label={translate('definitions.facility')}
        options={(facilities.data?.rows ?? []).map(({ name }) => ({ value: name, label: name }))}
        loading={facilities.isPending}
      />
      {stored ? (
        <ReadOnlyField label={translate('definitions.type')} value={stored.type} />
      ) : (
        <SelectField name="type" label={translate('definitions.type')} options={types} />
      )}
      <TextField
        name="serialNumber"
        label={translate('definitions.serialNumber')}
        help={translate('definitions.form.serialNumber.help')}
      />
      <PlacementFields />
      <AntennaZoneRows zonesIn={zonesIn} />
      {zoneMaps.isError && (
        <LoadNotice
          text={translate('definitions.antennaZones.unchecked')}
          onRetry={() => zoneMaps.refetch()}
        />
      )}
    </Form>
  );
}
