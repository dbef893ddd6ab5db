export type { HistoryRow, Item, Transition } from './adapter';
export { type DataPage, type DataRows, exportData, showHistory, showItems, showTransitions } from './calls';
export { dataQueries } from './queries';
export type { DataQueries, HistoryQuery, ItemQuery, TransitionQuery } from './query';
export {
  type DataType,
  type Destination,
  dataTypes,
  destinations,
  type EpcFormat,
  epcFormats,
} from './schema';
