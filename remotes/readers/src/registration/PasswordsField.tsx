import { useResource } from '@console/api-client/react';
import { type ScannedReader, scannedReaderMutations } from '@console/api-client/scanned-readers';
import { Button } from '@console/design/button';
import { FieldGroup, PasswordField, useFormValue, useSetFormValue } from '@console/design/form';
import { CheckIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { useReportFailure } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';

/** Options of {@link PasswordsField}. */
export interface PasswordsFieldProps {
  /** The readers that needed a password when they were found; those that no longer do are checked. */
  readonly readers: readonly ScannedReader[];
  readonly step: number;
  /** A reader was found again with its password. */
  readonly onFound: (reader: ScannedReader) => void;
}

/** Readers that need a password before they can be registered, each with its field [REGISTER-12]. */
export function PasswordsField({ readers, step, onFound }: PasswordsFieldProps) {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('register.step.passwords', { step })}>
      {readers.map((reader) => (
        <ReaderPasswordRow key={reader.ipAddress} reader={reader} onFound={onFound} />
      ))}
    </FieldGroup>
  );
}

interface ReaderPasswordRowProps {
  readonly reader: ScannedReader;
  readonly onFound: (reader: ScannedReader) => void;
}

/** The password of one reader: a field and its button, then a check mark once it is verified [REGISTER-12, REGISTER-14]. */
function ReaderPasswordRow({ reader: { ipAddress, needsAuth }, onFound }: ReaderPasswordRowProps) {
  const translate = useMessages();
  return (
    <FieldGroup label={ipAddress}>
      {needsAuth ? (
        <PasswordEntry ipAddress={ipAddress} onFound={onFound} />
      ) : (
        <Status tone="success" label={translate('register.password.done')} />
      )}
    </FieldGroup>
  );
}

interface PasswordEntryProps extends Pick<ReaderPasswordRowProps, 'onFound'> {
  readonly ipAddress: string;
}

function PasswordEntry({ ipAddress, onFound }: PasswordEntryProps) {
  const translate = useMessages();
  const report = useReportFailure(translate('register.scan.entity'));
  // Dots would make a path of the address.
  const name = `passwords.${ipAddress.replaceAll('.', '-')}`;
  const password = useFormValue<string>(name);
  const setValue = useSetFormValue();
  const failed = translate('register.password.failed', { ipAddress });
  const { mutate, reset, isPending } = useMutation({
    ...useResource(scannedReaderMutations).setPassword(),
    onSuccess: (found) => {
      if (found.needsAuth) return report(failed, translate('register.password.refused'));
      setValue(name, undefined);
      onFound(found);
    },
    onError: (error) => report(failed, error),
  });
  const set = () => {
    // What was sent is not kept beside what is typed.
    if (password && !isPending) mutate({ ipAddress, password }, { onSettled: reset });
  };
  const setOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    set();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears Enter of the field inside, which would send the whole form */}
      <div onKeyDown={setOnEnter}>
        <PasswordField name={name} label={translate('register.password')} />
      </div>
      <div>
        <Button
          icon={<CheckIcon />}
          pending={isPending}
          blockedReason={password ? undefined : translate('register.password.blank')}
          onClick={set}
        >
          {translate('register.password.set')}
        </Button>
      </div>
    </>
  );
}
