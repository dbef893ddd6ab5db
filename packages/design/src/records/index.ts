export type { ComparisonDialogProps } from './ComparisonDialog';
export type { ComparisonTableProps } from './ComparisonTable';
export { CopyDialog, type CopyDialogProps } from './CopyDialog';
export { type ComparedValue, differs } from './comparedValue';
export { EditDialog, type EditDialogForm, type EditDialogProps } from './EditDialog';
export { ComparisonDialog, ComparisonTable } from './onDemand';
export { existsByLookup, existsInList, type NameExists } from './uniqueness';
export { type ActionDialogs, type ActionDialogsOptions, useActionDialogs } from './useActionDialogs';
export { type Comparison, type ComparisonOptions, useComparison } from './useComparison';
