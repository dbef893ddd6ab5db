import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type FieldProps, FieldShell, useFormField } from '../form/field';
import { CloseIcon } from '../icons';
import { formatList } from '../language';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import fieldsCss from './fields.css';
import { addValues, normalizeValue, pastedList } from './freeValues';

/** Normalization and placeholder of a field whose values are typed freely. */
export interface FreeMultiSelectFieldProps extends FieldProps {
  /** Normal form in which a text is kept. @defaultValue trimmed, with single spaces inside */
  normalize?: (text: string) => string;
  /** Example of what to enter; never the only explanation. */
  placeholder?: string;
}

const emptyList: readonly string[] = [];

/**
 * Any number of own texts [FORM-08]: Enter adds what was typed, trimmed and with single spaces inside; what is
 * there already is refused and stays to be corrected. A list that is pasted is added entry by entry. What is still
 * in the input when it is left is added too. The value of the form is a list of texts.
 */
export function FreeMultiSelectField({
  normalize = normalizeValue,
  placeholder,
  ...field
}: FreeMultiSelectFieldProps) {
  useStyles(fieldsCss);
  const translate = useMessages();
  const { text, value, change, control, required } = useFormField<readonly string[]>(field);
  const [typed, setTyped] = useState('');
  const [duplicates, setDuplicates] = useState(emptyList);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const values = value || emptyList;

  const add = (texts: readonly string[], whole: string) => {
    const added = addValues(values, texts, normalize);
    if (added.values.length > values.length) change(added.values);
    setDuplicates(added.duplicates);
    setTyped(added.duplicates.length > 0 && texts.length === 1 ? whole : '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    add([typed], typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const list = pastedList(event.clipboardData.getData('text'));
    if (!list) return;
    event.preventDefault();
    add(list, '');
  };
  const remove = (removed: string) => {
    change(values.filter((each) => each !== removed));
    setDuplicates(emptyList);
    input.current?.focus();
  };

  return (
    <FieldShell {...field} text={text} controlId={control.id}>
      {values.length > 0 && (
        <ul className="chips" aria-label={text}>
          {values.map((each) => (
            <li className="chips__chip" key={each}>
              <span className="chips__text">{each}</span>
              <button
                className="chips__remove"
                type="button"
                aria-label={translate('form.removeValue', { value: each })}
                onClick={() => remove(each)}
              >
                <CloseIcon size="1rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...control}
        {...required}
        ref={input}
        className="field__control"
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? translate('form.addValue')}
        aria-describedby={[control['aria-describedby'], noteId].filter(Boolean).join(' ')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setDuplicates(emptyList);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          if (typed.trim() !== '') add([typed], typed);
          control.onBlur();
        }}
      />
      <p className="field__note" id={noteId} role="status">
        {duplicates.length > 0 &&
          translate('form.duplicateValues', { count: duplicates.length, values: formatList(duplicates) })}
      </p>
    </FieldShell>
  );
}
