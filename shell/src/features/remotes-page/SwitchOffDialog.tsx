import { Banner } from '@console/design/banner';
import { Form, type FormErrors, rules, TextAreaField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { EditDialog } from '@console/design/records';
import { useState } from 'react';
import { areaTitles } from '../../host/registry';
import type { RemoteRow } from './remoteRows';
import { refusalKey, useSwitchRemote } from './useOperation';

interface SwitchOffDialogProps {
  readonly row: RemoteRow;
  readonly onClose: () => void;
}

interface Values {
  reason: string;
}

/** Asks for the reason before a remote is taken out of service, and names what users lose. */
export function SwitchOffDialog({ row, onClose }: SwitchOffDialogProps) {
  const translate = useMessages();
  const act = useSwitchRemote();
  const [refused, setRefused] = useState<unknown>();
  const title = translate('remotes.off.title', { name: row.name });
  const areas = areaTitles(row.areas);
  return (
    <EditDialog name={row.name} title={title} onClose={onClose}>
      {(_, { close, onDirtyChange }) => (
        <Form<Values>
          label={title}
          initialValues={{ reason: '' }}
          validate={({ reason }): FormErrors => ({
            reason: rules.all(rules.required, rules.maxLength(500))(reason),
          })}
          guard={false}
          onDirtyChange={onDirtyChange}
          submitLabel={translate('remotes.off')}
          submitTone="danger"
          onSubmit={async ({ reason }) => {
            setRefused(undefined);
            try {
              await act(row.name, { off: true, reason });
            } catch (error) {
              setRefused(error);
              throw error;
            }
            close();
          }}
          onCancel={close}
        >
          {refused !== undefined && <Banner tone="danger" title={translate(refusalKey(refused))} />}
          <p>{translate('remotes.off.lost', { areas })}</p>
          <p>{translate('remotes.off.kept')}</p>
          <TextAreaField
            name="reason"
            label={translate('remotes.off.reason')}
            help={translate('remotes.off.reasonHelp')}
            rows={3}
          />
        </Form>
      )}
    </EditDialog>
  );
}
