import type { ScannedReader } from '@console/api-client/scanned-readers';
import type { SelectOption } from '@console/design/form';
import type { Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';
import { FacilityCell } from './FacilityCell';

/** What a scanned reader is called. */
export const readerName = ({ name, ipAddress }: ScannedReader): string => name ?? ipAddress;

/** The columns of the readers that can be registered [REGISTER-15]. */
export function scannedColumns(
  translate: Translate,
  facilities: readonly SelectOption[],
): readonly Column<ScannedReader>[] {
  return [
    {
      key: 'name',
      title: translate('register.reader.name'),
      kind: 'name',
      value: ({ name }) => name,
    },
    {
      key: 'serialNumber',
      title: translate('register.reader.serialNumber'),
      kind: 'text',
      least: 9,
      value: ({ serialNumber }) => serialNumber,
    },
    {
      key: 'ipAddress',
      title: translate('register.reader.ipAddress'),
      kind: 'text',
      least: 8.5,
      priority: 1,
      value: ({ ipAddress }) => ipAddress,
    },
    {
      key: 'model',
      title: translate('register.reader.model'),
      kind: 'text',
      value: ({ simpleModelName }) => simpleModelName,
    },
    {
      key: 'facility',
      title: translate('register.reader.facility'),
      kind: 'status',
      least: 10,
      render: (reader, { tabIndex }) => (
        <FacilityCell
          reader={reader}
          label={translate('register.facilityOf', { name: readerName(reader) })}
          options={facilities}
          tabIndex={tabIndex}
        />
      ),
    },
  ];
}
