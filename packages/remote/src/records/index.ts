export { AreaError, type AreaErrorProps } from './AreaError';
export { AreaErrorPage } from './AreaErrorPage';
export { CardContent, type CardContentProps } from './CardContent';
export { CardFailure, type CardFailureProps } from './CardFailure';
export { DownloadProgress, type DownloadProgressProps, type Downloads, useDownload } from './download';
export { FailedQueries, type FailedQueriesProps, type WatchedQuery } from './FailedQueries';
export { type BeginPage, type HeldRoute, heldRoute } from './heldRoute';
export { joinRows } from './joinRows';
export { LoadNotice, type LoadNoticeProps } from './LoadNotice';
export { pageAt } from './lazyPage';
export {
  type LiveData,
  LiveNotice,
  type LiveNoticeProps,
  type UseLiveBufferOptions,
  useLiveBuffer,
} from './live';
export { loadMessages } from './loadMessages';
export { NewsLines, type NewsLinesProps } from './NewsLines';
export {
  FacilityField,
  type FacilityFieldProps,
  type PickerProps,
  ReaderField,
  type ReaderFieldProps,
  ThresholdField,
  type ThresholdFieldProps,
  ZoneField,
  type ZoneFieldProps,
} from './pickers';
export { type PagesQuery, type ResultPage, useQueryPages } from './query';
export { RecordFailure, type RecordFailureProps } from './RecordFailure';
export { RecordForm, type RecordFormOptions, RecordNameField, type RecordNameFieldProps } from './RecordForm';
export { RecordFormDialog, type RecordFormDialogProps } from './RecordFormDialog';
export { RecordFormPage, type RecordFormPageProps } from './RecordFormPage';
export type { RecordFormProps } from './RecordFormProps';
export { RecordFormSection, type RecordFormSectionProps } from './RecordFormSection';
export {
  type RecordComparisonProps,
  type RecordListContent,
  RecordListPage,
  type RecordListPageProps,
  type ShownRecords,
  useRecords,
} from './RecordListPage';
export {
  FailedRecord,
  type FailedRecordProps,
  RecordPage,
  type RecordPageContent,
  type RecordPageProps,
  type ShownRecord,
  useRecord,
} from './RecordPage';
export { RecordTable, type RecordTableProps } from './RecordTable';
export { RemoteMessages, type RemoteMessagesProps } from './RemoteMessages';
export { RemotePages, type RemotePagesProps } from './RemotePages';
export { actionsColumn, type RecordColumn, type RecordRows, recordColumns } from './recordColumns';
export {
  type RecordActionName,
  type RecordKind,
  type RecordKindOptions,
  type RecordMutations,
  type RecordPaths,
  type RecordQueries,
  type RecordUser,
  recordKind,
  type UseRecordUsers,
} from './recordKind';
export { SaidChanges, type SaidChangesProps } from './SaidChanges';
export { UsedByCard, type UsedByCardProps } from './UsedByCard';
export { useActionInAddress } from './useActionInAddress';
export { useNameExists } from './useNameExists';
export { type RecordActions, type RecordActionsOptions, useRecordActions } from './useRecordActions';
