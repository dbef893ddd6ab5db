export { DurationField } from './DurationField';
export { FreeMultiSelectField, type FreeMultiSelectFieldProps } from './FreeMultiSelectField';
