export { DateTimeField } from './DateTimeField';
export { DateTimeRangeField, type DateTimeRangeFieldProps } from './DateTimeRangeField';
export type { DateTimeRange, RangePreset } from './DateTimeRangePicker';
export { DurationField } from './DurationField';
export { FileTextField, type FileTextFieldProps } from './FileTextField';
export { FreeMultiSelectField, type FreeMultiSelectFieldProps } from './FreeMultiSelectField';
export { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField';
export { OrderedListField, type OrderedListFieldProps } from './OrderedListField';
export { RadioField, type RadioFieldProps } from './RadioField';
