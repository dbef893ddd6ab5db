import type { ListAnswer } from '@console/api-client';
import { useResource } from '@console/api-client/react';
import { LinkButton } from '@console/design/button';
import { AddIcon } from '@console/design/icons';
import { type Translate, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useComparison } from '@console/design/records';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { AreaError } from './AreaError';
import { RecordTable, type RecordTableProps } from './RecordTable';
import type { RecordColumn, RecordRows } from './recordColumns';
import type { RecordKind } from './recordKind';
import { recordText } from './recordTexts';
import { type RecordActions, type RecordActionsOptions, useRecordActions } from './useRecordActions';

/** Two records shown side by side, see {@link RecordListPageProps.comparison}. */
export interface RecordComparisonProps<Row> {
  readonly pair: readonly [Row, Row];
  readonly onClose: () => void;
}

/** All records of a kind, see {@link useRecords}. */
export interface ShownRecords<Row extends object> {
  readonly kind: RecordKind<Row>;
  readonly query: UseQueryResult<ListAnswer<Row>>;
  readonly actions: RecordActions<Row>;
}

/**
 * All records of a kind, polled, with their actions. For lists that ask for more than the records: all of it is asked for
 * at once.
 * @example
 * ```tsx
 * const publishers = useRecords(publisherKind);
 * const brokers = useQuery(useResource(brokerQueries).list());
 * return <RecordListPage records={publishers} banner={<FailedQueries queries={[brokers]} … />} … />;
 * ```
 */
export function useRecords<Row extends object>(
  kind: RecordKind<Row>,
  options?: RecordActionsOptions<Row>,
): ShownRecords<Row> {
  const query = useQuery(useResource(kind.queries).list());
  return { kind, query, actions: useRecordActions(kind, options) };
}

/** Additions of a list to the records and their actions. */
export interface RecordListContent<Row extends object, ListRow extends object>
  extends Omit<RecordTableProps<Row, ListRow>, 'kind' | 'query' | 'columns' | 'rows'> {
  /** Another view of the records than the list: what it is called. @defaultValue the page is the list */
  readonly view?: string;
  /** The heading, where it says more than what the page is called. @defaultValue the view, or the section */
  readonly heading?: ReactNode;
  /** Buttons before the one for a new record. */
  readonly actions?: ReactNode;
  /** Notice above the content. */
  readonly banner?: ReactNode;
  /** Stands in place of the page when nothing could be loaded. @defaultValue the error sub-route of the area */
  readonly failed?: ReactNode;
  /** The columns between name and actions. Keeps its identity. @defaultValue none */
  readonly columns?:
    | readonly RecordColumn<ListRow>[]
    | ((translate: Translate) => readonly RecordColumn<ListRow>[]);
  /** The rows, where they are not all records as they are. @defaultValue the records */
  readonly rows?: readonly ListRow[] | undefined;
  /** Dialog for two selected records. @defaultValue records are not compared */
  readonly comparison?: ComponentType<RecordComparisonProps<ListRow>>;
  /** Draws what is around the table, or in its place. @defaultValue the table alone */
  readonly children?: (table: ReactNode) => ReactNode;
}

/** List of records: their queries and actions, or the kind where the page asks for nothing else. */
export type RecordListPageProps<Row extends object, ListRow extends object = Row> = RecordListContent<
  Row,
  ListRow
> &
  (
    | { readonly kind: RecordKind<Row>; readonly records?: undefined }
    | { readonly kind?: undefined; readonly records: ShownRecords<Row> }
  );

/**
 * The page of all records of a kind: a table that is sorted by name, with the actions of each, the button for a
 * new one, and the error sub-route of the area for as long as there is nothing to show [TITLE-07].
 * @example
 * ```tsx
 * export const RecipesPage = () => (
 *   <RecordListPage kind={recipeKind} columns={recipeColumns} comparison={RecipeComparison} />
 * );
 * ```
 */
export function RecordListPage<Row extends object>(props: RecordListPageProps<Row>): ReactNode;
export function RecordListPage<Row extends object, ListRow extends object>(
  props: RecordListPageProps<Row, ListRow> &
    Required<Pick<RecordRows<Row, ListRow>, 'recordOf' | 'actionsOf'>>,
): ReactNode;
export function RecordListPage<Row extends object>({ kind, records, ...content }: RecordListPageProps<Row>) {
  return kind ? <ListOfKind {...content} kind={kind} /> : <LoadedList {...content} records={records} />;
}

function ListOfKind<Row extends object>({
  kind,
  ...content
}: RecordListContent<Row, Row> & { readonly kind: RecordKind<Row> }) {
  return <LoadedList {...content} records={useRecords(kind)} />;
}

function LoadedList<Row extends object>({
  records: { kind, query, actions: recordActions },
  rows = query.data?.rows,
  columns: own = noColumns,
  recordOf = itself,
  actionsOf = kind.actions.length > 0 ? recordActions.of : undefined,
  comparison: Comparison,
  view,
  heading,
  actions,
  banner,
  failed,
  children = itself,
  ...table
}: RecordListContent<Row, Row> & { readonly records: ShownRecords<Row> }) {
  const { texts, paths } = kind;
  const translate = useMessages();
  const columns = useMemo(() => (typeof own === 'function' ? own(translate) : own), [own, translate]);
  const comparison = useComparison({
    rows,
    rowKey: (row) => kind.idOf(recordOf(row)) ?? '',
    dialog: (pair, onClose) => Comparison && <Comparison pair={pair} onClose={onClose} />,
  });
  const section = recordText(translate, texts, 'section');
  if (query.error && query.data === undefined)
    return (
      failed ?? (
        <AreaError
          path={paths.error()}
          entity={translate(`${texts}.entity`)}
          section={section}
          error={query.error}
        />
      )
    );
  return (
    <Page
      // Another view is another page: its heading takes the focus.
      key={view}
      section={section}
      item={view}
      heading={heading}
      banner={banner}
      actions={
        <>
          {Comparison && comparison.button}
          {actions}
          {paths.new && (
            <LinkButton tone="primary" icon={<AddIcon />} to={paths.new()}>
              {recordText(translate, texts, 'new')}
            </LinkButton>
          )}
        </>
      }
    >
      {children(
        <RecordTable
          onSelect={Comparison && comparison.onSelect}
          {...table}
          kind={kind}
          query={query}
          rows={rows}
          columns={columns}
          recordOf={recordOf}
          actionsOf={actionsOf}
        />,
      )}
      {comparison.dialog}
      {recordActions.dialogs}
    </Page>
  );
}

const noColumns: readonly never[] = [];
const itself = <Same,>(same: Same) => same;
