import { isNotFound } from '@console/api-client';
import { useResource } from '@console/api-client/react';
import { type Action, ActionBar } from '@console/design/actions';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useNavigate, useParams } from '@console/design/router';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedQueries, type WatchedQuery } from './FailedQueries';
import { RecordFailure } from './RecordFailure';
import type { RecordKind } from './recordKind';
import { recordText } from './recordTexts';
import { useActionInAddress } from './useActionInAddress';
import { type RecordActions, useRecordActions } from './useRecordActions';

/** Part of a kind that the page of its record needs. */
type PageKind<Row extends object> = Pick<RecordKind<Row>, 'model' | 'texts' | 'paths' | 'titleOf'>;

/** A record at an address, see {@link useRecord}. */
export interface ShownRecord<Row extends object> {
  readonly kind: PageKind<Row>;
  /** Identifier in the address. */
  readonly id: string;
  readonly query: UseQueryResult<Row>;
  readonly actions: RecordActions<Row>;
  /** False while the record is being deleted: what belongs to it must not be asked for on the way out. */
  readonly enabled: boolean;
}

/**
 * The record that the address names, polled, with its actions; deleted, it leads to the list. For pages that ask for
 * more than the record: all of it is asked for at once.
 * @example
 * ```tsx
 * const definition = useRecord(definitionKind);
 * const health = useQuery({ ...useResource(readerHealthQueries).one(definition.id), enabled: definition.enabled });
 * return <RecordPage record={definition} queries={[health]}>{(definition) => …}</RecordPage>;
 * ```
 */
export function useRecord<Row extends object, Detail extends Row = Row>(
  kind: RecordKind<Row, never, Detail>,
): ShownRecord<Detail> {
  const { [kind.idKey]: id = '' } = useParams();
  const navigate = useNavigate();
  const actions = useRecordActions(kind, { onDeleted: () => navigate(kind.paths.list()) });
  const enabled = !actions.isLeaving(id);
  const query = useQuery({ ...useResource(kind.queries).one(id), enabled });
  return { kind, id, query, actions, enabled };
}

/** Additions of a page to its record. */
export interface RecordPageContent<Row extends object> {
  /** The queries of what else the page shows: their failures are told in one notice with those of the record. */
  readonly queries?: readonly WatchedQuery[];
  /** Title of the page. @defaultValue the title of the record */
  readonly item?: (record: Row) => string;
  /** The heading. @defaultValue what the page is called */
  readonly heading?: (record: Row) => ReactNode;
  /** Notices of the page, above the one for failures. */
  readonly banner?: (record: Row) => ReactNode;
  /** Short facts beside the heading. */
  readonly badges?: (record: Row) => ReactNode;
  /** The actions of the page. @defaultValue those of the kind */
  readonly actionsOf?: (record: Row) => readonly Action[];
  /** The content. */
  readonly children: (record: Row) => ReactNode;
}

/** Record of a page, or its kind where the page asks for nothing else. */
export type RecordPageProps<Row extends object> = RecordPageContent<Row> &
  (
    | { readonly kind: RecordKind<Row>; readonly record?: undefined }
    | { readonly kind?: undefined; readonly record: ShownRecord<Row> }
  );

/**
 * The page of one record: heading, actions, a notice for what could not be loaded again, and the page that takes its
 * place when there is no such record or it cannot be loaded [TITLE-06].
 * @example
 * ```tsx
 * export const NetworkPage = () => (
 *   <RecordPage kind={networkKind}>{(network) => <DetailsCard network={network} />}</RecordPage>
 * );
 * ```
 */
export function RecordPage<Row extends object>(props: RecordPageProps<Row>) {
  const { kind, record, ...content } = props;
  return kind ? <PageOfKind {...content} kind={kind} /> : <LoadedPage {...content} record={record} />;
}

function PageOfKind<Row extends object>({
  kind,
  ...content
}: RecordPageContent<Row> & { readonly kind: RecordKind<Row> }) {
  return <LoadedPage {...content} record={useRecord(kind)} />;
}

const noActions: readonly Action[] = [];

function LoadedPage<Row extends object>({
  record: { kind, id, query, actions },
  queries = [],
  item,
  heading,
  banner,
  badges,
  actionsOf = actions.of,
  children,
}: RecordPageContent<Row> & { readonly record: ShownRecord<Row> }) {
  const translate = useMessages();
  const { data, error, refetch } = query;
  const offered = data ? actionsOf(data) : noActions;
  // What is offered may depend on all of them.
  const known = queries.every(({ isLoading = false }) => !isLoading);
  useActionInAddress(data && known ? offered : undefined);
  if (isNotFound(error) || (error && !data))
    return <FailedRecord kind={kind} id={id} error={error} onRetry={refetch} />;
  if (!data) return <PageLoading />;
  const name = kind.titleOf(data);
  return (
    <Page
      // Another record is another page: nothing of the former is left under way.
      key={id}
      section={recordText(translate, kind.texts, 'section')}
      item={item?.(data) ?? name}
      heading={heading?.(data)}
      badges={badges?.(data)}
      actions={offered.length > 0 && <ActionBar name={name} actions={offered} />}
      banner={
        <>
          {banner?.(data)}
          <FailedQueries queries={[query, ...queries]} text={translate('records.outOfDate', { name })} />
        </>
      }
    >
      {children(data)}
      {actions.dialogs}
    </Page>
  );
}

/** Record that could not be loaded, by its kind. */
export interface FailedRecordProps<Row extends object> {
  readonly kind: PageKind<Row>;
  /** Identifier that was asked for. */
  readonly id: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Takes the place of a page whose record is not there or could not be loaded [TITLE-06]. */
export function FailedRecord<Row extends object>({ kind, ...failure }: FailedRecordProps<Row>) {
  const translate = useMessages();
  return (
    <RecordFailure
      {...failure}
      entity={translate(`${kind.texts}.entity`)}
      model={kind.model}
      section={recordText(translate, kind.texts, 'section')}
      list={kind.paths.list()}
    />
  );
}
