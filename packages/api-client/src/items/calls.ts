import type { AnswerReader, Call, ListAnswer, QueryValue, Validator } from '../client';
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

/** Which page of an answer. */
export interface PageAsked {
  /** Of the page before. @defaultValue the first page */
  readonly pageMarker?: string;
  /** Most rows, at most `maxPageSize`. @defaultValue as the service decides */
  readonly pageSize?: number;
}

/** Shows a page of items (DATA-12). @param page its marker, or more about it */
export function showItems(query: DataQueries['items'], page?: string | PageAsked): Call<DataPage<Item>> {
  const rows = readList(validateItem, readItem, 'epc');
  return pageCall(
    'items',
    parametersOf('items', query),
    page,
    readPage(validateItemPage, ({ items }) => items, rows),
  );
}

/** Shows a page of item history, the oldest first (DATA-13). */
export function showHistory(
  query: DataQueries['history'],
  page?: string | PageAsked,
): Call<DataPage<HistoryRow>> {
  const rows = readList(validateHistoryRow, readHistoryRow, 'epc');
  return pageCall(
    'history',
    parametersOf('history', query),
    page,
    readPage(validateHistoryPage, ({ history }) => history, rows),
  );
}

/** Shows a page of threshold transitions, the oldest first (DATA-14). */
export function showTransitions(
  query: DataQueries['transitions'],
  page?: string | PageAsked,
): Call<DataPage<Transition>> {
  return pageCall('transitions', parametersOf('transitions', query), page, readTransitionPage());
}

/** Shows a page of the transitions of items whose EPC begins so, the oldest first. @param epcPrefix hexadecimal */
export function showTransitionsOf(epcPrefix: string, page?: string | PageAsked): Call<DataPage<Transition>> {
  return pageCall('transitions', { epcPrefix: epcPrefix.toUpperCase() }, page, readTransitionPage());
}

/** A threshold and a stretch of time. Times are ISO 8601: from is inclusive, to exclusive. */
export interface TransitionsWithin {
  readonly thresholdName?: string;
  readonly fromTime: string;
  readonly toTime?: string;
}

/** Shows a page of the transitions within a stretch of time, the oldest first. */
export function showTransitionsWithin(
  { thresholdName, fromTime, toTime }: TransitionsWithin,
  page?: PageAsked,
): Call<DataPage<Transition>> {
  return pageCall('transitions', { thresholdName, fromTime, toTime }, page, readTransitionPage());
}

function readTransitionPage() {
  const rows = readList(validateTransition, readTransition, 'epc');
  return readPage(validateTransitionPage, ({ transitions }) => transitions, rows);
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

function pageCall<Page>(
  type: DataType,
  query: Readonly<Record<string, QueryValue>>,
  page: string | PageAsked | undefined,
  answer: AnswerReader<Page>,
): Call<Page> {
  const asked = typeof page === 'string' ? { pageMarker: page } : page;
  return { name: `show ${type}`, method: 'GET', path: paths[type], query: { ...query, ...asked }, answer };
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
