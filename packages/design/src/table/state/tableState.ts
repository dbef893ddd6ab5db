import { type Column, filterOf, isSortable } from '../column';
import { cleanColumns } from '../columns/shownColumns';
import { type Filter, type Filters, readFilter, writeFilter } from '../filters/filter';
import { readSorts, type Sort, writeSorts } from '../sorting/sort';

/** Search, order, filters and columns of a table; the address carries it and a view keeps it. */
export interface TableState {
  search: string;
  /** In force in this order. */
  sorts: readonly Sort[];
  filters: Filters;
  /** Keys of the columns shown, in their order; undefined for the columns as the page gives them. */
  columns: readonly string[] | undefined;
}

/** Columns and defaults that a state is read and written against. */
export interface TableShape<Row> {
  columns: readonly Column<Row>[];
  /** Sort while the address names none, as {@link readSorts} reads it. */
  initialSort?: string;
  /** Tells the parameters of several tables of a page apart: `active.sort`. @defaultValue no name. */
  name?: string;
  /** Keeps the search out of the address. @defaultValue false */
  privateSearch?: boolean;
}

const longestSearch = 200;

const prefixOf = <Row>({ name }: TableShape<Row>) => (name ? `${name}.` : '');

/** Name of the parameter that the search has in an address. */
export const searchName = <Row>(shape: TableShape<Row>) => `${prefixOf(shape)}search`;

function ownNames<Row>(shape: TableShape<Row>): readonly string[] {
  const prefix = prefixOf(shape);
  const filters = shape.columns.filter(filterOf).map(({ key }) => `filter.${key}`);
  return ['search', 'sort', 'columns', ...filters].map((name) => `${prefix}${name}`);
}

/** True for an address with any state of the table. */
export const namesTable = <Row>(params: URLSearchParams, shape: TableShape<Row>) =>
  ownNames(shape).some((name) => params.has(name));

function readFilters<Row>(params: URLSearchParams, shape: TableShape<Row>): Filters {
  const prefix = prefixOf(shape);
  const found = shape.columns.flatMap((column): [string, Filter][] => {
    const definition = filterOf(column);
    const filter = definition && readFilter(definition.kind, params.getAll(`${prefix}filter.${column.key}`));
    return filter ? [[column.key, filter]] : [];
  });
  return new Map(found);
}

/** Reads the parameters of a table. What they cannot mean is as if it were not there. */
export function readTableState<Row>(params: URLSearchParams, shape: TableShape<Row>): TableState {
  const prefix = prefixOf(shape);
  const { columns, initialSort, privateSearch = false } = shape;
  const known = (sorts: readonly Sort[]) =>
    sorts.filter(({ key }) => columns.some((column) => column.key === key && isSortable(column)));
  const asked = known(readSorts(params.get(`${prefix}sort`)));
  return {
    search: privateSearch ? '' : (params.get(`${prefix}search`) ?? '').slice(0, longestSearch),
    sorts: asked.length > 0 ? asked : known(readSorts(initialSort)),
    filters: readFilters(params, shape),
    columns: cleanColumns(columns, (params.get(`${prefix}columns`) ?? '').split(' ')),
  };
}

/** The parameters with those of the table set to a state; what goes without saying is left out. */
export function writeTableState<Row>(
  params: URLSearchParams,
  state: TableState,
  shape: TableShape<Row>,
): URLSearchParams {
  const prefix = prefixOf(shape);
  const next = new URLSearchParams(params);
  for (const name of ownNames(shape)) next.delete(name);
  const sort = writeSorts(state.sorts);
  if (state.search && !shape.privateSearch) next.set(`${prefix}search`, state.search);
  if (sort !== '' && sort !== shape.initialSort) next.set(`${prefix}sort`, sort);
  for (const [key, filter] of state.filters)
    for (const value of writeFilter(filter)) next.append(`${prefix}filter.${key}`, value);
  if (state.columns) next.set(`${prefix}columns`, state.columns.join(' '));
  return next;
}
