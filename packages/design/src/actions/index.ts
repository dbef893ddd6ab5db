export {
  type Action,
  ActionBar,
  type ActionBarProps,
  type CustomAction,
  type RecordAction,
} from './ActionBar';
export type { ActionCardProps, ActionOutcome, ActionQuestion } from './ActionCard';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { ActionCard } from './onDemand';
