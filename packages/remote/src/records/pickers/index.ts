export type { PickerProps } from './ChoiceField';
export { FacilityField, type FacilityFieldProps } from './FacilityField';
export { ReaderField, type ReaderFieldProps } from './ReaderField';
export { ThresholdField, type ThresholdFieldProps } from './ThresholdField';
export { ZoneField, type ZoneFieldProps } from './ZoneField';
