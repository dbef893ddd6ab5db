import { useId, useState } from 'react';
import { Button } from '../button';
import { type FieldProps, FieldShell, useFormField } from '../form/field';
import { CloseIcon, FileIcon } from '../icons';
import { useMessages } from '../messages';
import { lazyNamed, skeletonOf } from '../progress';
import { useStyles } from '../theme';
import { acceptsFile } from './acceptsFile';
import fieldsCss from './fields.css';

const FileDrop = lazyNamed(() => import(/* webpackChunkName: "antd-upload" */ './FileDrop'), 'FileDrop', {
  waiting: skeletonOf(),
});

/** Kinds, number and size of the files a field takes. */
export interface FileFieldProps extends FieldProps {
  /**
   * Kinds of files taken, for example `.zip,image/*`.
   * @defaultValue all
   */
  readonly accept?: string;
  /**
   * Takes several files.
   * @defaultValue false
   */
  readonly multiple?: boolean;
  /**
   * Largest size of a file in bytes.
   * @defaultValue no limit
   */
  readonly maxBytes?: number;
}

const noFiles: readonly File[] = [];

/**
 * Files that are chosen or dropped, to be sent with the form. The value of the form is a list of `File`, also for a
 * single one; sending them is up to the form. Files that are not taken are named with the reason.
 */
export function FileField({ accept, multiple = false, maxBytes, ...field }: FileFieldProps) {
  useStyles(fieldsCss);
  const translate = useMessages();
  const { text, value: files = noFiles, change, control } = useFormField<readonly File[]>(field);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const noteId = useId();

  const add = (added: readonly File[]) => {
    const reasons: string[] = [];
    const taken = added.filter((file) => {
      const { name, size } = file;
      if (!acceptsFile(file, accept)) reasons.push(translate('fields.files.wrongKind', { name, accept }));
      else if (maxBytes !== undefined && size > maxBytes)
        reasons.push(translate('fields.files.tooLarge', { name, megabytes: maxBytes / 1024 ** 2 }));
      else return true;
      return false;
    });
    setRefused(reasons);
    if (taken.length === 0) return;
    const known = files.filter(({ name }) => taken.every((file) => file.name !== name));
    change(multiple ? [...known, ...taken] : taken.slice(-1));
  };
  const remove = (removed: File) => {
    setRefused([]);
    change(files.filter((file) => file !== removed));
  };

  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      <FileDrop accept={accept} multiple={multiple} onFiles={add}>
        <span className="files__drop">
          <Button
            id={control.id}
            icon={<FileIcon />}
            aria-label={translate('fields.files.chooseFor', { label: text, multiple })}
            aria-describedby={[control['aria-describedby'], noteId].filter(Boolean).join(' ')}
            onFocus={control.onFocus}
            onBlur={control.onBlur}
          >
            {translate('fields.files.choose', { multiple })}
          </Button>
          <span>{translate('fields.files.drop', { multiple })}</span>
        </span>
      </FileDrop>
      {files.length > 0 && (
        <ul className="chips" aria-label={text}>
          {files.map((file) => (
            <li className="chips__chip" key={file.name}>
              <span className="chips__text">{file.name}</span>
              <button
                className="chips__remove"
                type="button"
                aria-label={translate('form.removeValue', { value: file.name })}
                onClick={() => remove(file)}
              >
                <CloseIcon size="1rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="field__note" id={noteId} role="status">
        {refused.join(' ')}
      </p>
    </FieldShell>
  );
}
