import type { ScannedReader } from '@console/api-client/scanned-readers';
import { CellSelect, type CellSelectProps, useFormValue, useSetFormValue } from '@console/design/form';
import { type ChosenFacilities, facilityOf } from './scannedReaders';

/** Options of {@link FacilityCell}. */
export interface FacilityCellProps extends Pick<CellSelectProps, 'label' | 'options' | 'tabIndex'> {
  readonly reader: ScannedReader;
}

/** The facility one reader will be registered in [REGISTER-15]. */
export function FacilityCell({ reader, ...select }: FacilityCellProps) {
  const chosen = useFormValue<ChosenFacilities>('facilities') ?? {};
  const setValue = useSetFormValue();
  return (
    <CellSelect
      {...select}
      value={facilityOf(reader, chosen)}
      onChange={(facility) => setValue('facilities', { ...chosen, [reader.ipAddress]: facility })}
    />
  );
}
