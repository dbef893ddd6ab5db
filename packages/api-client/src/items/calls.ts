import type { AnswerReader, Call, ListAnswer, Validator } from '../client';
import { readList } from '../client/answer';
import { servicePath } from '../client/path';
import type { Download } from '../downloads';
import {
  type HistoryRow,
  type Item,
  readHistoryRow,
  readItem,
  readTransition,
  type Transition,
} from './adapter';
import { type DataQueries, parametersOf } from './query';
import type { DataType } from './schema';
import {
  validateHistoryPage,
  validateHistoryRow,
  validateItem,
  validateItemPage,
  validateTransition,
  validateTransitionPage,
} from './validate.generated.js';

/** Rows of each kind of data. */
export interface DataRows {
  readonly items: Item;
  readonly history: HistoryRow;
  readonly transitions: Transition;
}

/** A page of data (DATA-15). */
export interface DataPage<Row> extends ListAnswer<Row> {
  /** Leads to the next page; absent on the last. */
  readonly nextPageMarker?: string;
}

const paths: Readonly<Record<DataType, string>> = {
  items: servicePath('data', 'v1', 'items', 'show'),
  history: servicePath('data', 'v1', 'items', 'show', 'history'),
  transitions: servicePath('data', 'v1', 'items', 'show', 'transitions'),
};

/** Shows a page of items (DATA-12). @param pageMarker of the page before; default: the first page */
export function showItems(query: DataQueries['items'], pageMarker?: string): Call<DataPage<Item>> {
  const rows = readList(validateItem, readItem, 'epc');
  return pageCall(
    'items',
    query,
    pageMarker,
    readPage(validateItemPage, ({ items }) => items, rows),
  );
}

/** Shows a page of item history, the oldest first (DATA-13). */
export function showHistory(query: DataQueries['history'], pageMarker?: string): Call<DataPage<HistoryRow>> {
  const rows = readList(validateHistoryRow, readHistoryRow, 'epc');
  return pageCall(
    'history',
    query,
    pageMarker,
    readPage(validateHistoryPage, ({ history }) => history, rows),
  );
}

/** Shows a page of threshold transitions, the oldest first (DATA-14). */
export function showTransitions(
  query: DataQueries['transitions'],
  pageMarker?: string,
): Call<DataPage<Transition>> {
  const rows = readList(validateTransition, readTransition, 'epc');
  const page = readPage(validateTransitionPage, ({ transitions }) => transitions, rows);
  return pageCall('transitions', query, pageMarker, page);
}

/** All rows of a question as a CSV file (DATA-23): the same endpoint with the same query. */
export function exportData<Type extends DataType>(type: Type, query: DataQueries[Type]): Download {
  return {
    name: `export ${type}`,
    path: paths[type],
    query: parametersOf(type, query),
    accept: 'text/csv',
    fileName: `${type}.csv`,
  };
}

function pageCall<Type extends DataType, Page>(
  type: Type,
  query: DataQueries[Type],
  pageMarker: string | undefined,
  answer: AnswerReader<Page>,
): Call<Page> {
  return {
    name: `show ${type}`,
    method: 'GET',
    path: paths[type],
    query: { ...parametersOf(type, query), pageMarker },
    answer,
  };
}

/** Reads a page; rows that cannot be read do not hide the others. */
function readPage<Wire extends { readonly nextPageMarker?: string | null }, Row>(
  validate: Validator<Wire>,
  rowsOf: (page: Wire) => unknown,
  readRows: AnswerReader<ListAnswer<Row>>,
): AnswerReader<DataPage<Row>> {
  return (body) => {
    if (!validate(body)) return { matches: false, reason: validate.errors?.[0]?.message ?? 'does not match' };
    const rows = readRows(rowsOf(body));
    // The service ends with null, old ones with an empty text.
    const marker = body.nextPageMarker ? { nextPageMarker: body.nextPageMarker } : {};
    return rows.matches ? { matches: true, value: { ...rows.value, ...marker } } : rows;
  };
}
