export {
  type ComparedValue,
  ComparisonTable,
  type ComparisonTableProps,
  differs,
} from './ComparisonTable';
export { CopyDialog, type CopyDialogProps, copySuffix } from './CopyDialog';
export { EditDialog, type EditDialogForm, type EditDialogProps } from './EditDialog';
export { type RecordActions, type RecordActionsOptions, useRecordActions } from './useRecordActions';
