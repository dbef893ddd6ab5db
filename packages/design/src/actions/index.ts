export { ConfirmDialog, type ConfirmDialogProps } from '../dialog/ConfirmDialog';
export {
  type Action,
  ActionBar,
  type ActionBarProps,
  type CustomAction,
  type RecordAction,
} from './ActionBar';
export type { ActionCardProps, ActionOutcome, ActionQuestion } from './ActionCard';
export { ActionCard } from './onDemand';
export { type Confirmation, useConfirmation } from './useConfirmation';
