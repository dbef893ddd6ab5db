import { useCallback, useEffect, useRef } from 'react';
import { useMessages } from '../../messages';
import { useDebouncedValue } from '../searching/useDebouncedValue';
import type { Filter } from './filter';

interface TextFilterProps {
  /** Name of the column. */
  title: string;
  text: string;
  onChange: (filter: Filter) => void;
}

/** Every word has to be found in the column. */
export function TextFilter({ title, text, onChange }: TextFilterProps) {
  const translate = useMessages();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const write = useCallback((next: string) => latest.current({ kind: 'text', text: next }), []);
  const [typed, setTyped] = useDebouncedValue(text, write);
  return (
    <input
      className="panel__input"
      aria-label={translate('table.filter.textOf', { column: title })}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
