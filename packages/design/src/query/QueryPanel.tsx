import { Form } from '@console/design/form';
import { type Column, Table, type TableExport, type TableExports } from '@console/design/table';
import type { ReactNode } from 'react';
import { Banner } from '../banner';
import { Button } from '../button';
import { MessagesProvider, type Translate, useMessages } from '../messages';
import { useStyles } from '../theme';
import en from './en.json';
import queryCss from './query.css';
import type { AddressQuery } from './useAddressQuery';

/** Rows and state of a query with pages. */
export interface QueryResults<Row> {
  /** Rows loaded so far; undefined before the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** The first page is being asked for. */
  readonly loading: boolean;
  /** Number of rows that could not be read and are left out. */
  readonly unreadable: number;
  /** Why the latest page could not be loaded; the rows from before stay. */
  readonly error: { readonly title: string; readonly detail?: ReactNode } | undefined;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
  /** Forgets the answer and asks for all of it again. */
  readonly restart: () => void;
}

/** Query, table and download of a panel, whose children are the fields of the form. */
export interface QueryPanelProps<Values extends object, Row extends object> {
  /** Plural of what is searched: `Items`. */
  readonly label: string;
  /** From {@link useAddressQuery}. */
  readonly query: AddressQuery<Values>;
  readonly results: QueryResults<Row>;
  /** Keep their identity. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly initialSort?: string;
  /** Said when nothing was found. */
  readonly empty: string;
  /** Saves all rows of what was asked for, loaded or not; an entry of the menu of exports. @defaultValue there is none */
  readonly onDownload?: (asked: Values) => unknown;
  readonly downloading?: boolean;
  /** Text of the entry to save. @defaultValue `All rows of this query as CSV` */
  readonly downloadLabel?: string;
  /** Exports of what was asked for, beside the rows loaded. @defaultValue none */
  readonly exports?: (asked: Values) => TableExports<Row>;
  /** Content above the results, a summary of them for instance. @defaultValue none */
  readonly summary?: ReactNode;
  /** Rows of the results can be selected, to save only those. @defaultValue false */
  readonly selectable?: boolean;
  /** The fields of the filters. */
  readonly children: ReactNode;
}

/**
 * A question to the service: filters, which are validated and go into the address; the results page by page; the
 * download of exactly what was asked for [DATA-19 to DATA-24]. Input that is refused stays as it was typed.
 */
export function QueryPanel<Values extends object, Row extends object>(props: QueryPanelProps<Values, Row>) {
  return (
    <MessagesProvider messages={en}>
      <Panel {...props} />
    </MessagesProvider>
  );
}

function Panel<Values extends object, Row extends object>(props: QueryPanelProps<Values, Row>) {
  const { label, query, results, columns, rowKey, initialSort, empty, summary } = props;
  useStyles(queryCss);
  const translate = useMessages();
  const { asked, refused, formKey, formValues, validate } = query;
  const submit = (values: Values) => {
    if (query.ask(values)) results.restart();
  };
  return (
    <div className="query">
      {refused && <Banner tone="warning">{translate('query.refused')}</Banner>}
      <Form
        key={formKey}
        label={translate('query.form', { label })}
        initialValues={formValues}
        validate={validate}
        submitOnlyValid={refused || query.revealed}
        pending={results.loading}
        submitLabel={translate('query.submit')}
        cancelLabel={translate('query.reset')}
        onSubmit={submit}
        onCancel={query.reset}
        guard={false}
        wide
      >
        {props.children}
      </Form>
      {asked && (
        <section className="query__results" aria-label={translate('query.results', { label })}>
          {summary}
          <Table
            label={label}
            name="results"
            rows={results.rows}
            columns={columns}
            rowKey={rowKey}
            initialSort={initialSort}
            selectable={props.selectable}
            empty={empty}
            loading={results.loading}
            unreadable={results.unreadable}
            error={results.error}
            onRetry={results.retry}
            exports={exportsOf(props, asked, translate)}
          />
          {results.hasMore && (
            <div className="query__more">
              <Button pending={results.loadingMore} onClick={results.loadMore}>
                {translate('query.more')}
              </Button>
              <span role="status">{translate('query.loaded', { count: results.rows?.length ?? 0 })}</span>
            </div>
          )}
        </section>
      )}
    </div>
  );
}

/** The exports of a query: none without rows [DATA-22]. */
function exportsOf<Values extends object, Row extends object>(
  { results, onDownload, downloading, downloadLabel, exports }: QueryPanelProps<Values, Row>,
  asked: Values,
  translate: Translate,
): TableExports<Row> {
  const given = exports?.(asked);
  const none = results.rows?.length ? undefined : translate('query.download.none');
  const download: TableExport<Row> = {
    key: 'download',
    label: downloadLabel ?? translate('query.download'),
    blockedReason: downloading ? translate('query.download.busy') : undefined,
    save: async () => onDownload?.(asked),
  };
  const more = [...(onDownload ? [download] : []), ...(given?.more ?? [])];
  return {
    ...given,
    more: more.map((entry) => ({ ...entry, blockedReason: entry.blockedReason ?? none })),
  };
}
