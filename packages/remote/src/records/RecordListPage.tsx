import { useResource } from '@console/api-client/react';
import { LinkButton } from '@console/design/button';
import { AddIcon } from '@console/design/icons';
import { type Translate, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useComparison } from '@console/design/records';
import type { Column } from '@console/design/table';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback, useMemo } from 'react';
import { AreaError } from './AreaError';
import { RecordTable } from './RecordTable';
import { recordColumns } from './recordColumns';
import type { RecordKind } from './recordKind';
import { useRecordActions } from './useRecordActions';

/** Options of {@link RecordsPage}. */
export interface RecordsPageProps<Row extends object> {
  readonly kind: RecordKind<Row>;
  /** The list of the records. */
  readonly query: Pick<UseQueryResult, 'data' | 'error'>;
  /** Another view of the records than the list: what it is called. @defaultValue the page is the list */
  readonly view?: string;
  /** The heading, where it says more than what the page is called. @defaultValue the view, or the section */
  readonly heading?: ReactNode;
  /** Buttons before the one for a new record. */
  readonly actions?: ReactNode;
  /** Notice above the content. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The page around the records of a kind, for lists that are more than one table: heading, button for a new record, and
 * the error sub-route of the area for as long as there is nothing to show [TITLE-07].
 */
export function RecordsPage<Row extends object>(props: RecordsPageProps<Row>) {
  const { kind, query, view, heading, actions, banner, children } = props;
  const { texts, paths } = kind;
  const translate = useMessages();
  const section = translate(`${texts}.section`);
  if (query.error && query.data === undefined)
    return (
      <AreaError
        path={paths.error()}
        entity={translate(`${texts}.entity`)}
        section={section}
        error={query.error}
      />
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
          {actions}
          {paths.new && (
            <LinkButton tone="primary" icon={<AddIcon />} to={paths.new()}>
              {translate(`${texts}.new`)}
            </LinkButton>
          )}
        </>
      }
    >
      {children}
    </Page>
  );
}

/** What shows two records side by side, see {@link RecordListPageProps.comparison}. */
export interface RecordComparisonProps<Row> {
  readonly pair: readonly [Row, Row];
  readonly onClose: () => void;
}

/** Options of {@link RecordListPage}. */
export interface RecordListPageProps<Row extends object> {
  readonly kind: RecordKind<Row>;
  /** The columns between name and actions. Keeps its identity. */
  readonly columns: (translate: Translate) => readonly Column<Row>[];
  /** Name under which is kept what a user sets up in the table. @defaultValue the `texts` of the kind */
  readonly id?: string;
  /** Dialog for two selected records. @defaultValue records are not compared */
  readonly comparison?: ComponentType<RecordComparisonProps<Row>>;
}

/**
 * All records of a kind in a table that is sorted by name, with the actions of each and the button for a new one.
 * @example
 * ```tsx
 * export const RecipesPage = () => (
 *   <RecordListPage kind={recipeKind} columns={recipeColumns} comparison={RecipeComparison} />
 * );
 * ```
 */
export function RecordListPage<Row extends object>({
  kind,
  columns: columnsOf,
  id = kind.texts,
  comparison: Comparison,
}: RecordListPageProps<Row>) {
  const translate = useMessages();
  const query = useQuery(useResource(kind.queries).list());
  const actions = useRecordActions(kind);
  const { of: actionsOf } = actions;
  const columns = useMemo(
    () => recordColumns(kind, columnsOf(translate), { recordOf: itself, actionsOf }, translate),
    [kind, columnsOf, actionsOf, translate],
  );
  const rowKey = useCallback((row: Row) => kind.idOf(row) ?? '', [kind]);
  const rows = query.data?.rows;
  const comparison = useComparison({
    rows,
    rowKey,
    dialog: (pair, onClose) => Comparison && <Comparison pair={pair} onClose={onClose} />,
  });
  return (
    <RecordsPage kind={kind} query={query} actions={Comparison && comparison.button}>
      <RecordTable
        kind={kind}
        query={query}
        id={id}
        rows={rows}
        columns={columns}
        onSelect={Comparison && comparison.onSelect}
      />
      {comparison.dialog}
      {actions.dialogs}
    </RecordsPage>
  );
}

const itself = <Row,>(record: Row) => record;
