export type { HistoryRow, Item, Transition } from './adapter';
export {
  type DataPage,
  type DataRows,
  exportData,
  type PageAsked,
  showHistory,
  showItems,
  showTransitions,
  showTransitionsOf,
} from './calls';
export { type DataQueryKey, dataQueries } from './queries';
export type { DataQueries, HistoryQuery, ItemQuery, TransitionQuery } from './query';
export {
  type DataType,
  type Destination,
  dataTypes,
  destinations,
  type EpcFormat,
  epcFormats,
  maxPageSize,
} from './schema';
export { type ItemStreamFilter, itemStream } from './stream';
