import { useResource } from '@console/api-client/react';
import {
  isRunning,
  type RegisteringReader,
  type Registration,
  registrationMutations,
  registrationSteps,
} from '@console/api-client/registrations';
import { type Action, ActionBar, ConfirmDialog } from '@console/design/actions';
import { Card, DescriptionList } from '@console/design/card';
import { RestartIcon, StopIcon } from '@console/design/icons';
import { type Translate, useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { Status } from '@console/design/status';
import { type Column, Table } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { useReportFailure } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { paths } from '../paths';
import {
  registrationProgress,
  statusText,
  statusTone,
  stepHint,
  stepLabel,
  stepNumber,
} from './registration.texts';
import { useStartRegistration } from './useStartRegistration';

interface RecentRegistrationCardProps {
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
            value: (
              <Status
                tone={statusTone(registration)}
                label={statusText(status, translate)}
                spinning={ongoing}
              />
            ),
          },
          { label: translate('register.startTime'), value: <DateTime value={startTime} /> },
          { label: translate('register.lastActivity'), value: <DateTime value={statusLastUpdated} /> },
          ...(error === undefined ? [] : [{ label: translate('register.error'), value: error }]),
        ]}
      />
      {ongoing && (
        <Progress label={translate('register.progress')} {...registrationProgress(readers, translate)} />
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

/** Key of a reader of a registration. */
const registeringReaderKey = ({ name, address }: RegisteringReader): string =>
  `${name ?? ''} ${address ?? ''}`;

const stateOf = (reader: RegisteringReader) => {
  if (reader.error !== undefined) return 'danger';
  return stepNumber(reader) === registrationSteps.length ? 'success' : 'info';
};

/** The columns of the readers of a registration [REGISTER-23]: where each stands in the nine steps [REGISTER-28]. */
function registeringColumns(translate: Translate): readonly Column<RegisteringReader>[] {
  const label = (reader: RegisteringReader) => stepLabel(reader.installStep, translate);
  const placed = (reader: RegisteringReader) =>
    stepNumber(reader) === 0
      ? (label(reader) ?? '')
      : translate('register.stepOf', {
          label: label(reader),
          number: stepNumber(reader),
          all: registrationSteps.length,
        });
  return [
    {
      key: 'name',
      title: translate('register.reader.definition'),
      kind: 'name',
      value: ({ name }) => name,
      link: ({ name = '' }) => paths.readers.definitions.definition(name),
    },
    {
      key: 'address',
      title: translate('register.reader.address'),
      kind: 'text',
      value: ({ address }) => address,
    },
    {
      key: 'installStep',
      title: translate('register.reader.installStep'),
      kind: 'status',
      least: 10,
      value: label,
      sortBy: stepNumber,
      render: (reader) => (
        <Status tone={stateOf(reader)} label={placed(reader)} hint={stepHint(reader, translate)} />
      ),
    },
    { key: 'error', title: translate('register.reader.error'), kind: 'text', value: ({ error }) => error },
  ];
}

/** Actions on the recent registration, and their question. */
interface RegistrationActions {
  readonly actions: readonly Action[];
  /** The question that was asked; has to be drawn once on the page. */
  readonly confirmation: ReactNode;
}

type Asked = 'cancel' | 'rerun';

/** Cancel while it is under way [REGISTER-24], rerun once it has failed [REGISTER-25], each after a question. */
function useRegistrationActions(registration: Registration): RegistrationActions {
  const translate = useMessages();
  const report = useReportFailure(translate('register.entity'));
  const [asked, setAsked] = useState<Asked>();
  const { rerun } = useStartRegistration();
  const cancel = useMutation({
    ...useResource(registrationMutations).cancel(),
    onError: (error) => report(translate('register.cancel.failed'), error),
  });
  const { id } = registration;
  const action = (key: Asked, icon: ReactNode): Action => ({
    kind: 'custom',
    key,
    label: translate(`register.${key}`),
    icon,
    onAct: () => setAsked(key),
  });
  const close = { onSettled: () => setAsked(undefined) };

  return {
    actions: [
      ...(isRunning(registration) ? [action('cancel', <StopIcon />)] : []),
      ...(registration.status === 'FAILED' ? [action('rerun', <RestartIcon />)] : []),
    ],
    confirmation: asked && (
      <ConfirmDialog
        open
        title={translate(`register.${asked}.title`, { id })}
        confirmLabel={translate(`register.${asked}.confirm`)}
        cancelLabel={translate('register.back')}
        tone={asked === 'cancel' ? 'danger' : 'primary'}
        pending={cancel.isPending || rerun.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => (asked === 'cancel' ? cancel.mutate(id, close) : rerun.mutate(registration, close))}
      >
        {translate(`register.${asked}.warning`, { count: registration.readers.length })}
      </ConfirmDialog>
    ),
  };
}
