import { SearchIcon } from '../icons';
import { useMessages } from '../messages';

interface SearchBoxProps {
  /** Name of the searched list. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  onFocus: () => void;
}

/** Input that narrows a table. */
export function SearchBox({ label, value, onChange, onFocus }: SearchBoxProps) {
  const translate = useMessages();
  return (
    <div className="table__search">
      <SearchIcon />
      <input
        className="table__query"
        type="search"
        aria-label={translate('table.search', { label })}
        placeholder={translate('table.searchPlaceholder')}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
      />
    </div>
  );
}
