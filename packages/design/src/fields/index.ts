export { DateTimeField } from './DateTimeField';
export {
  type DateTimeRange,
  DateTimeRangeField,
  type DateTimeRangeFieldProps,
  type RangePreset,
} from './DateTimeRangeField';
export { DurationField } from './DurationField';
export { FileTextField, type FileTextFieldProps } from './FileTextField';
export { FreeMultiSelectField, type FreeMultiSelectFieldProps } from './FreeMultiSelectField';
export { OrderedListField, type OrderedListFieldProps } from './OrderedListField';
