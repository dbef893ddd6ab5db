import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../button';
import { useMessages } from '../../messages';
import { cleanName } from './views';

interface RenameViewProps {
  name: string;
  /** The same name again when it shall stay. */
  onName: (name: string) => void;
}

/** Asks for another name; Escape keeps the one there is. */
export function RenameView({ name, onName }: RenameViewProps) {
  const translate = useMessages();
  const [draft, setDraft] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    onName(cleanName(draft) || name);
  };
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onName(name);
  };
  return (
    <form className="panel__line" onSubmit={rename}>
      <input
        ref={input}
        className="panel__input"
        aria-label={translate('table.view.renameTo', { name })}
        value={draft}
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={keep}
      />
      <Button type="submit">{translate('table.view.save')}</Button>
    </form>
  );
}
