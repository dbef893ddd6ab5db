import type { Registration } from '@console/api-client/registrations';
import { ActionBar } from '@console/design/actions';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { Status } from '@console/design/status';
import { Table } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { useMemo } from 'react';
import { readersDone, registrationProgress } from './installSteps';
import { registeringColumns, registeringReaderKey } from './registeringColumns';
import { statusText, statusTone } from './registrationStatus';
import { useRegistrationActions } from './useRegistrationActions';

/** Options of {@link RecentRegistrationCard}. */
export interface RecentRegistrationCardProps {
  readonly registration: Registration;
  /** Under way and followed. */
  readonly ongoing: boolean;
}

/** The registration started last, and where each of its readers stands [REGISTER-23]. */
export function RecentRegistrationCard({ registration, ongoing }: RecentRegistrationCardProps) {
  const translate = useMessages();
  const columns = useMemo(() => registeringColumns(translate), [translate]);
  const { actions, confirmation } = useRegistrationActions(registration);
  const { id, status, startTime, statusLastUpdated, error, readers } = registration;
  return (
    <Card
      title={translate('register.recent')}
      actions={
        actions.length > 0 && <ActionBar name={translate('register.process', { id })} actions={actions} />
      }
    >
      <DescriptionList
        items={[
          { label: translate('register.number'), value: id },
          {
            label: translate('register.status'),
            value: <Status tone={statusTone(registration)} label={statusText(status)} spinning={ongoing} />,
          },
          { label: translate('register.startTime'), value: <DateTime value={startTime} /> },
          { label: translate('register.lastActivity'), value: <DateTime value={statusLastUpdated} /> },
          ...(error === undefined ? [] : [{ label: translate('register.error'), value: error }]),
        ]}
      />
      {ongoing && (
        <Progress
          label={translate('register.progress')}
          value={registrationProgress(readers)}
          text={translate('register.process.progress', { done: readersDone(readers), all: readers.length })}
        />
      )}
      <Table
        simple
        label={translate('register.recent.readers')}
        name="registering"
        rows={readers}
        columns={columns}
        rowKey={registeringReaderKey}
        initialSort="name"
      />
      {confirmation}
    </Card>
  );
}
