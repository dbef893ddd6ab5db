import { ServiceError } from '@console/api-client';
import { useResource } from '@console/api-client/react';
import { type ScannedReader, scannedReaderMutations } from '@console/api-client/scanned-readers';
import { Button, ControlArea } from '@console/design/button';
import { FieldGroup, PasswordField, useFormValue, useSetFormValue } from '@console/design/form';
import { CheckIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { useReportFailure } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface PasswordsFieldProps {
  /** The readers that needed a password when they were found; those that no longer do are checked. */
  readonly readers: readonly ScannedReader[];
  /** Number of this step of the page. */
  readonly step: number;
  /** The group of this step. */
  readonly group: RefObject<HTMLFieldSetElement | null>;
  /** A reader was found again with its password. */
  readonly onFound: (reader: ScannedReader) => void;
  /** A reader refused the password in its field, or another one was typed. */
  readonly onRefused: (ipAddress: string, refused: boolean) => void;
  /** The focus has to go behind this step: the last password was set. */
  readonly onDone: () => void;
}

/** Path of the password of a reader in the form; dots would make a path of the address. */
export const passwordField = (ipAddress: string) => `passwords.${ipAddress.replaceAll('.', '-')}`;

/** Readers that need a password before they can be registered, each with its field [REGISTER-12]. */
export function PasswordsField({ readers, step, group, onFound, onRefused, onDone }: PasswordsFieldProps) {
  const translate = useMessages();
  const remaining = readers.filter(({ needsAuth }) => needsAuth).length;
  const shown = useRef(remaining);
  // The field that had the focus is gone with its password: the next one has it, or what comes behind them.
  useLayoutEffect(() => {
    const fewer = remaining < shown.current;
    shown.current = remaining;
    if (!fewer || document.activeElement !== document.body) return;
    const next = group.current?.querySelector('input');
    if (next) next.focus();
    else onDone();
  }, [remaining, group, onDone]);
  return (
    <FieldGroup label={translate('register.step.passwords', { step })} ref={group}>
      {readers.map((reader) => (
        <ReaderPasswordRow key={reader.ipAddress} reader={reader} onFound={onFound} onRefused={onRefused} />
      ))}
    </FieldGroup>
  );
}

interface ReaderPasswordRowProps extends Pick<PasswordsFieldProps, 'onFound' | 'onRefused'> {
  readonly reader: ScannedReader;
}

/** The password of one reader: a field and its button, then a check mark once it is verified [REGISTER-12, REGISTER-14]. */
function ReaderPasswordRow({ reader: { ipAddress, needsAuth }, ...told }: ReaderPasswordRowProps) {
  const translate = useMessages();
  return (
    <FieldGroup label={ipAddress}>
      {needsAuth ? (
        <PasswordEntry ipAddress={ipAddress} {...told} />
      ) : (
        <Status tone="success" label={translate('register.password.done')} />
      )}
    </FieldGroup>
  );
}

interface PasswordEntryProps extends Omit<ReaderPasswordRowProps, 'reader'> {
  readonly ipAddress: string;
}

const refusedByReader = (error: unknown) =>
  error instanceof ServiceError && error.status !== undefined && error.status >= 400 && error.status < 500;

function PasswordEntry({ ipAddress, onFound, onRefused }: PasswordEntryProps) {
  const translate = useMessages();
  const report = useReportFailure(translate('register.scan.entity'));
  const place = useRef<HTMLDivElement>(null);
  const name = passwordField(ipAddress);
  const password = useFormValue<string>(name);
  const setValue = useSetFormValue();
  const failed = translate('register.password.failed', { ipAddress });
  const refuse = (error: unknown) => {
    onRefused(ipAddress, true);
    // The message gives the focus back to where it was: to what has to be typed again, whatever sent it.
    const field = place.current?.querySelector('input');
    field?.focus();
    field?.select();
    report(failed, error);
  };
  const { mutate, reset, isPending } = useMutation({
    ...useResource(scannedReaderMutations).setPassword(),
    onSuccess: (found) => {
      if (found.needsAuth) return refuse(translate('register.password.refused'));
      setValue(name, undefined);
      onFound(found);
    },
    onError: (error) => (refusedByReader(error) ? refuse(error) : report(failed, error)),
  });
  // Another password was not refused yet.
  useEffect(() => onRefused(ipAddress, false), [password, ipAddress, onRefused]);
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
      {/* Enter in the field would send the whole form. */}
      <ControlArea ref={place} onKeyDown={setOnEnter}>
        <PasswordField name={name} label={translate('register.password')} />
      </ControlArea>
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
