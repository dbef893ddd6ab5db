export {
  type Action,
  ActionBar,
  type ActionBarProps,
  type CustomAction,
  type RecordAction,
} from './ActionBar';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
