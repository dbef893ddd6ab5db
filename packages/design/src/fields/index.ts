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
export { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField';
export { OrderedListField, type OrderedListFieldProps } from './OrderedListField';
export { RadioField, type RadioFieldProps } from './RadioField';
