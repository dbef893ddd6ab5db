import { systemLogsDownload } from '@console/api-client/system-logs';
import { LinkButton } from '@console/design/button';
import { Card } from '@console/design/card';
import { DateTimeField } from '@console/design/fields';
import { CheckboxField, Form, useFormValue } from '@console/design/form';
import { FileIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { TimeZoneProvider } from '@console/design/zone';
import { DownloadProgress, useDownload } from '@console/remote/records';
import { useAlerts } from '@console/remote/services';
import { useMemo } from 'react';
import { paths } from '../paths';
import {
  draftOfValues,
  endOfDay,
  offeredLogs,
  type SystemLogValues,
  systemLogErrors,
} from './systemLogs.values';
import { writeLogAddress } from './viewer/logSources';

/** ISO 8601 with the sign for UTC, in the pattern of moment [LOG-10]. */
const isoFormat = 'YYYY-MM-DD[T]HH:mm:ss[Z]';

const errorsNow = (values: SystemLogValues) => systemLogErrors(values, Date.now());

/** Downloads the logs of the service itself [LOG-10 to LOG-13]. */
export function SystemLogsPage() {
  const translate = useMessages();
  const alerts = useAlerts();
  const { download, downloading, progress, cancel } = useDownload();
  const offered = useMemo(() => offeredLogs(Date.now()), []);
  return (
    <Page section={translate('logs.system.section')}>
      <Card title={translate('logs.system.download')}>
        <TimeZoneProvider zone="UTC">
          <Form<SystemLogValues>
            label={translate('logs.system.download')}
            guard={false}
            initialValues={offered}
            validate={errorsNow}
            submitLabel={translate('logs.system.download')}
            onSubmit={(values) =>
              download(systemLogsDownload(draftOfValues(values)), () =>
                alerts.info(translate('logs.system.none')),
              )
            }
          >
            <RangeFields />
            <CheckboxField
              name="extended"
              label={translate('logs.system.extended')}
              help={translate('logs.system.extended.help')}
            />
            <ReadLink />
            {downloading && (
              <DownloadProgress
                label={translate('logs.system.downloading')}
                progress={progress}
                onCancel={cancel}
              />
            )}
          </Form>
        </TimeZoneProvider>
      </Card>
    </Page>
  );
}

/** The way to the same logs in the viewer, while the range is one. */
function ReadLink() {
  const translate = useMessages();
  const values: SystemLogValues = {
    from: useFormValue<string>('from') || undefined,
    to: useFormValue<string>('to') || undefined,
    extended: useFormValue<boolean>('extended') ?? false,
  };
  const { from, to } = errorsNow(values);
  if (from || to) return null;
  return (
    <p>
      <LinkButton
        icon={<FileIcon />}
        to={`${paths.logs.viewer()}?${writeLogAddress({ source: 'system', ...draftOfValues(values) })}`}
      >
        {translate('viewer.open')}
      </LinkButton>
    </p>
  );
}

/** Fields of the range; the choices follow the other end: `to` not before `from` [LOG-11]. */
function RangeFields() {
  const translate = useMessages();
  const from = useFormValue<string>('from') || undefined;
  const to = useFormValue<string>('to') || undefined;
  return (
    <>
      <DateTimeField name="from" label={translate('logs.system.from')} format={isoFormat} max={to} />
      <DateTimeField
        name="to"
        label={translate('logs.system.to')}
        format={isoFormat}
        min={from}
        max={endOfDay(Date.now())}
      />
    </>
  );
}
