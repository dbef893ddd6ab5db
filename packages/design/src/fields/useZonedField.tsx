import type { FieldProps } from '../form/field';
import { useMessages } from '../messages';
import { useZoneName } from '../zone';

/** A field for times with the zone in which they are typed behind its explanation. */
export function useZonedField<Field extends FieldProps>(field: Field): Field {
  const translate = useMessages();
  const zone = translate('fields.zone', { zone: useZoneName() });
  return {
    ...field,
    help: (
      <>
        {field.help} {zone}
      </>
    ),
  };
}
