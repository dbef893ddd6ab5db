import { useId, useMemo, useState } from 'react';
import { useLocale, useMessages } from '../../messages';
import type { Column } from '../column';
import { choicesIn } from './choicesIn';
import { choiceLabel } from './describeFilter';
import type { Filter } from './filter';

interface ChoiceFilterProps<Row> {
  title: string;
  column: Column<Row>;
  rows: readonly Row[];
  chosen: readonly string[];
  onChange: (filter: Filter) => void;
}

/** From so many choices on there is a box to search them. */
const searchFrom = 9;

/** So many are offered at a time; a search brings the others. */
const mostOffered = 100;

/** Any of the values that the rows have, each with how many rows have it. */
export function ChoiceFilter<Row>({ title, column, rows, chosen, onChange }: ChoiceFilterProps<Row>) {
  const translate = useMessages();
  const id = useId();
  const [query, setQuery] = useState('');
  const locale = useLocale();
  const choices = useMemo(
    () => choicesIn(rows, column, chosen, (value) => choiceLabel(column, value, translate), locale),
    [rows, column, chosen, translate, locale],
  );
  const found = choices.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()));
  const toggle = (value: string, on: boolean) =>
    onChange({
      kind: 'choice',
      values: on ? [...chosen, value] : chosen.filter((each) => each !== value),
    });
  return (
    <div>
      {choices.length >= searchFrom && (
        <input
          className="panel__input"
          type="search"
          aria-label={translate('table.filter.searchChoices', { column: title })}
          placeholder={translate('table.searchPlaceholder')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <ul className="panel__list">
        {found.slice(0, mostOffered).map(({ value, label, count }) => (
          <li className="panel__line" key={value}>
            <input
              className="panel__box"
              type="checkbox"
              id={`${id}-${value}`}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <label htmlFor={`${id}-${value}`}>{label}</label>
            <span className="panel__note">{translate('table.filter.count', { count })}</span>
          </li>
        ))}
      </ul>
      {found.length > mostOffered && (
        <p className="panel__note">
          {translate('table.filter.moreChoices', { count: found.length - mostOffered })}
        </p>
      )}
      {found.length === 0 && <p className="panel__note">{translate('table.noneFound')}</p>}
    </div>
  );
}
