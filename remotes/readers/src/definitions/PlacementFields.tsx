import { FieldGroup, NumberField, TextField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { coordinates, hasCoordinates } from './definitionValues';

const units = { x: 'metres', y: 'metres', z: 'metres', yaw: 'degrees' } as const;

/** Where the reader hangs; readers without coordinates of their own have only a floor [READER-16]. */
export function PlacementFields() {
  const translate = useMessages();
  const type = useFormValue<string>('type') ?? '';
  return (
    <FieldGroup name="placement" label={translate('definitions.placement')}>
      {hasCoordinates(type) &&
        coordinates.map((field) => (
          <NumberField
            key={field}
            name={`placement.${field}`}
            label={translate(`definitions.placement.${field}`)}
            unit={translate(`definitions.unit.${units[field]}`)}
            optional
          />
        ))}
      <TextField name="placement.floor" label={translate('definitions.placement.floor')} optional />
    </FieldGroup>
  );
}
