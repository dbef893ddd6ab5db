export {
  type Action,
  ActionBar,
  type ActionBarProps,
  type CustomAction,
  type RecordAction,
} from './ActionBar';
export {
  ActionCard,
  type ActionCardProps,
  type ActionOutcome,
  type ActionQuestion,
} from './ActionCard';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
