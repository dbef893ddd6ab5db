import { saveFile } from '@console/api-client/downloads';
import { Banner } from '@console/design/banner';
import { DateTimeField } from '@console/design/fields';
import { FieldGroup, SelectField, TextField } from '@console/design/form';
import { formatList } from '@console/design/language';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { QueryPanel, type QueryResults, useAddressQuery } from '@console/design/query';
import { useAddress } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import type { AuditChange, AuditRule } from '@console/remote/operation';
import { useAlerts } from '@console/remote/services';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfiguration } from '../../host/configuration';
import { GatewayError } from '../../host/gateway/askGateway';
import { useSession } from '../../host/session';
import css from './audit.css';
import { changeResults } from './auditAnswer';
import { actionOf, actions, auditColumns, keyOf } from './auditColumns';
import {
  type AuditFilters,
  auditFields,
  auditQuery,
  everything,
  exportAudit,
  exportFormats,
  validateFilters,
} from './auditQuery';
import { ChangeDrawer } from './ChangeDrawer';
import messages from './messages/en.json';

/** The trail of the site, with the words it needs: they travel when it is opened. */
export function AuditPage() {
  return (
    <MessagesProvider messages={messages}>
      <Audit />
    </MessagesProvider>
  );
}

/** Every change at this site that a gateway has recorded, whoever made it; searched, looked at and exported. */
function Audit() {
  useStyles(css);
  const translate = useMessages();
  const { audit } = useConfiguration();
  return (
    <Page
      section={translate('pages.audit')}
      banner={!audit && <Banner tone="info" title={translate('audit.off')} />}
    >
      <p>{translate('audit.about')}</p>
      {audit && <Trail />}
    </Page>
  );
}

/** Why the gateway gave no records, as a key of the catalogue. */
const failureKey = (error: unknown) =>
  `audit.failed.${error instanceof GatewayError ? error.why : 'unreachable'}` as const;

/** The answer of the gateway, page by page. */
function useTrail(
  filters: AuditFilters,
): QueryResults<AuditChange> & { readonly rules: readonly AuditRule[] | undefined } {
  const translate = useMessages();
  const { token } = useSession();
  const queryClient = useQueryClient();
  const query = auditQuery(token, filters);
  const found = useInfiniteQuery(query);
  const { data, error } = found;
  return {
    rules: data?.pages[0]?.rules,
    rows: useMemo(() => data?.pages.flatMap(({ changes }) => changes), [data]),
    loading: found.isPending,
    unreadable: data?.pages.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    error: error
      ? { title: translate('audit.failed'), detail: <p>{translate(failureKey(error))}</p> }
      : undefined,
    hasMore: found.hasNextPage,
    loadingMore: found.isFetchingNextPage,
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
    restart: () => void queryClient.resetQueries({ queryKey: query.queryKey, exact: true }),
  };
}

function Trail() {
  const translate = useMessages();
  const alerts = useAlerts();
  const { token } = useSession();
  const [params, put] = useAddress();
  const query = useAddressQuery({
    fields: auditFields,
    initialValues: everything,
    validate: validateFilters,
  });
  // Nobody has to ask for the latest changes.
  const asked = query.asked ?? (query.refused ? undefined : everything);
  const results = useTrail(asked ?? everything);
  const search = params.toString();
  const columns = useMemo(() => auditColumns(translate, search), [translate, search]);
  const opened = results.rows?.find((change) => keyOf(change) === params.get('change'));
  const close = () => put({ change: undefined });
  return (
    <>
      {results.rules && <Rules rules={results.rules} />}
      <QueryPanel
        label={translate('pages.audit')}
        query={{ ...query, asked }}
        results={results}
        columns={columns}
        rowKey={keyOf}
        initialSort="-time"
        empty={translate('audit.none')}
        exports={(filters) => ({
          more: exportFormats.map((format) => ({
            key: format,
            label: translate(`audit.export.${format}`),
            save: ({ signal }) =>
              exportAudit(token, filters, format, signal).then(
                (content) => saveFile({ content, name: `audit.${format}` }, 'audit'),
                (error) => {
                  if (!signal.aborted) alerts.danger(translate(failureKey(error)));
                },
              ),
          })),
        })}
      >
        <Filters />
      </QueryPanel>
      {opened && <ChangeDrawer change={opened} onClose={close} />}
    </>
  );
}

/** Calls that are not recorded. */
function Rules({ rules }: { readonly rules: readonly AuditRule[] }) {
  const translate = useMessages();
  const conditionsOf = ({ method, route, person, result }: AuditRule) =>
    formatList(
      [method, route, person, result && translate(`audit.result.${result}`)].filter(
        (condition) => condition !== undefined,
      ),
    );
  return (
    <Banner tone="info" title={translate('audit.rules')}>
      <p>{translate('audit.rules.about')}</p>
      <ul>
        {rules.map((rule) => (
          <li key={JSON.stringify(rule)}>
            <code>{conditionsOf(rule)}</code>
            {rule.reason && ` – ${rule.reason}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Filters() {
  const translate = useMessages();
  return (
    <>
      <FieldGroup label={translate('audit.what')}>
        <TextField name="text" label={translate('audit.text')} help={translate('audit.text.help')} optional />
        <TextField name="person" label={translate('audit.person')} optional />
        <SelectField
          name="action"
          label={translate('audit.action')}
          options={actions.map((action) => ({ value: action, label: actionOf({ action }, translate) }))}
          optional
        />
      </FieldGroup>
      <FieldGroup label={translate('audit.how')}>
        <SelectField
          name="result"
          label={translate('audit.result')}
          options={changeResults.map((result) => ({
            value: result,
            label: translate(`audit.result.${result}`),
          }))}
          optional
        />
        <DateTimeField name="since" label={translate('audit.since')} optional />
        <DateTimeField name="until" label={translate('audit.until')} optional />
      </FieldGroup>
    </>
  );
}
