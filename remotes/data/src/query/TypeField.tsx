import { dataTypes } from '@console/api-client/items';
import { RadioField } from '@console/design/fields';
import { useReadFormValues } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import type { DataFilters } from './filters';

interface TypeFieldProps {
  /** Called with all filters after another type was chosen. */
  readonly onSwitch: (filters: DataFilters) => void;
}

/** Choice of the type of data [DATA-01]. */
export function TypeField({ onSwitch }: TypeFieldProps) {
  const translate = useMessages();
  const read = useReadFormValues<DataFilters>();
  return (
    <RadioField
      name="type"
      label={translate('data.type')}
      options={dataTypes.map((value) => ({ value, label: translate(`data.type.${value}`) }))}
      onChanged={() => onSwitch(read())}
    />
  );
}
