import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../button';
import { FieldShell, useFormField } from '../form/field';
import type { TextAreaFieldProps } from '../form/TextAreaField';
import { FileIcon } from '../icons';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import fieldsCss from './fields.css';

/** Kinds of files whose text a field takes. */
export interface FileTextFieldProps extends TextAreaFieldProps {
  /** Kinds of files offered, for example `.pem,.crt`. @defaultValue all */
  accept?: string;
}

/** Longest text that is read from a file, in bytes. */
const largest = 10 * 1024 * 1024;

/** Several lines of text that are typed, pasted, read from a file or dropped as one: certificates, exported data. */
export function FileTextField({ rows = 10, accept, ...field }: FileTextFieldProps) {
  useStyles(fieldsCss);
  const translate = useMessages();
  const { text, value, change, control, required } = useFormField<string>(field);
  const picker = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');

  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largest) {
      setNews(translate('fields.file.tooLarge', { name: file.name }));
      return;
    }
    try {
      change(await file.text());
      setNews(translate('fields.file.read', { name: file.name }));
    } catch {
      setNews(translate('fields.file.unreadable', { name: file.name }));
    }
  };
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    read(file);
  };

  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <textarea
        {...control}
        {...required}
        className="field__control field__control--area"
        rows={rows}
        value={value ?? ''}
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
        onDrop={onDrop}
      />
      <span className="field__with-copy">
        <Button size="small" icon={<FileIcon />} onClick={() => picker.current?.click()}>
          {translate('fields.file.choose')}
        </Button>
        <span className="field__note" role="status">
          {news}
        </span>
      </span>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        aria-label={translate('fields.file.for', { label: text })}
        onChange={(event) => {
          read(event.target.files?.[0]);
          // The same file can be chosen again after it has changed.
          event.target.value = '';
        }}
      />
    </FieldShell>
  );
}
