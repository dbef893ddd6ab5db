import { useResource } from '@console/api-client/react';
import { isRunning, type Registration, registrationMutations } from '@console/api-client/registrations';
import { type Action, ConfirmDialog } from '@console/design/actions';
import { RestartIcon, StopIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useReportFailure } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useStartRegistration } from './useStartRegistration';

/** What can be done with the recent registration. */
export interface RegistrationActions {
  readonly actions: readonly Action[];
  /** The question that was asked; has to be drawn once on the page. */
  readonly confirmation: ReactNode;
}

type Asked = 'cancel' | 'rerun';

/** Cancel while it is under way [REGISTER-24], rerun once it has failed [REGISTER-25], each after a question. */
export function useRegistrationActions(registration: Registration): RegistrationActions {
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
