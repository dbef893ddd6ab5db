export { ComparisonDialog, type ComparisonDialogProps } from './ComparisonDialog';
export {
  type ComparedValue,
  ComparisonTable,
  type ComparisonTableProps,
  differs,
} from './ComparisonTable';
export { CopyDialog, type CopyDialogProps } from './CopyDialog';
export { EditDialog, type EditDialogForm, type EditDialogProps } from './EditDialog';
export { existsByLookup, existsInList, type NameExists } from './uniqueness';
export { type Comparison, type ComparisonOptions, useComparison } from './useComparison';
export { type RecordActions, type RecordActionsOptions, useRecordActions } from './useRecordActions';
