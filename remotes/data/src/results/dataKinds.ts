import type { Call } from '@console/api-client';
import type { Download } from '@console/api-client/downloads';
import {
  type DataPage,
  type DataQueryKey,
  type DataType,
  type dataQueries,
  exportData,
  type HistoryRow,
  type Item,
  type PageAsked,
  showHistory,
  showItems,
  showTransitions,
  type Transition,
} from '@console/api-client/items';
import type { KeyEnd, Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';
import type { PagesQuery } from '@console/remote/records';
import { type DataFilters, historyQuery, itemQuery, transitionQuery } from '../query/filters';
import { historyColumns, itemColumns, transitionColumns } from './columns';

type Queries = ReturnType<typeof dataQueries>;

/** Stretch of time, ISO 8601: from is inclusive, to exclusive; without either the filters decide. */
export interface StretchOfTime {
  readonly fromTime?: string;
  readonly toTime?: string;
}

/** Groups and time for the summary of rows. */
export interface RowSummary<Row> {
  /** Groups to count: names of columns, with the value of a row. */
  readonly groups: readonly (readonly [
    column: KeyEnd<'data.column'>,
    read: (row: Row) => string | undefined,
  ])[];
  readonly timeOf: (row: Row) => string | undefined;
}

/** Type of data: its query, columns, summary and file. */
export interface DataKind<Row extends object, Type extends DataType> extends RowSummary<Row> {
  readonly type: Type;
  /** One page of rows after another. */
  readonly pages: (queries: Queries, filters: DataFilters) => PagesQuery<DataPage<Row>, DataQueryKey<Type>>;
  readonly columns: (translate: Translate) => readonly Column<Row>[];
  /** All rows of the same query as a file [DATA-23]. */
  readonly file: (filters: DataFilters) => Download;
  /** A page of the same query, within a stretch of time where one is given. */
  readonly page: (filters: DataFilters, within: StretchOfTime, page: PageAsked) => Call<DataPage<Row>>;
}

/** Where items are. */
export const itemsKind: DataKind<Item, 'items'> = {
  type: 'items',
  pages: (queries, filters) => queries.items(itemQuery(filters)),
  columns: itemColumns,
  file: (filters) => exportData('items', itemQuery(filters)),
  page: (filters, within, page) => showItems({ ...itemQuery(filters), ...within }, page),
  groups: [
    ['facility', ({ facility }) => facility],
    ['zone', ({ zone }) => zone],
  ],
  timeOf: ({ lastModifiedTime }) => lastModifiedTime,
};

/** Where items have been. */
export const historyKind: DataKind<HistoryRow, 'history'> = {
  type: 'history',
  pages: (queries, filters) => queries.history(historyQuery(filters)),
  columns: historyColumns,
  file: (filters) => exportData('history', historyQuery(filters)),
  page: (filters, within, page) => showHistory({ ...historyQuery(filters), ...within }, page),
  groups: [
    ['toFacility', ({ toFacility }) => toFacility],
    ['toZone', ({ toZone }) => toZone],
  ],
  timeOf: ({ observationTime }) => observationTime,
};

/** Which thresholds items have crossed. */
export const transitionsKind: DataKind<Transition, 'transitions'> = {
  type: 'transitions',
  pages: (queries, filters) => queries.transitions(transitionQuery(filters)),
  columns: transitionColumns,
  file: (filters) => exportData('transitions', transitionQuery(filters)),
  page: (filters, within, page) => showTransitions({ ...transitionQuery(filters), ...within }, page),
  groups: [
    ['thresholdId', ({ thresholdId }) => thresholdId],
    ['destination', ({ destination }) => destination],
  ],
  timeOf: ({ creationTime }) => creationTime,
};
