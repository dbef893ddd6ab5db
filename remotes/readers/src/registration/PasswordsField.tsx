import type { ScannedReader } from '@console/api-client/scanned-readers';
import { FieldGroup } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { ReaderPasswordRow } from './ReaderPasswordRow';

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
