import { useRef } from 'react';
import { Button } from '../../button';
import { CloseIcon } from '../../icons';
import { useMessages } from '../../messages';
import type { Column } from '../column';
import { describeFilter } from './describeFilter';
import type { Filters } from './filter';

interface FilterChipsProps<Row> {
  columns: readonly Column<Row>[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The filters in force, in words; each can be taken away, and all of them at once. */
export function FilterChips<Row>({ columns, filters, onChange }: FilterChipsProps<Row>) {
  const translate = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: string) => {
    const next = new Map(filters);
    next.delete(key);
    onChange(next);
    // The chip goes and would take the focus along.
    const chips = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = chips.findIndex((chip) => chip.dataset.filter === key);
    (chips[at + 1] ?? chips[at - 1])?.focus();
  };
  return (
    <ul className="table__chips" ref={list} aria-label={translate('table.filters.inForce')}>
      {columns.map((column) => {
        const filter = filters.get(column.key);
        if (!filter) return null;
        const text = translate('table.filters.one', {
          column: column.title,
          filter: describeFilter(column, filter, translate),
        });
        return (
          <li key={column.key}>
            <button
              type="button"
              className="table__chip"
              data-filter={column.key}
              aria-label={translate('table.filters.remove', { filter: text })}
              onClick={() => remove(column.key)}
            >
              <span className="table__chip-text" title={text}>
                {text}
              </span>
              <CloseIcon size="1rem" />
            </button>
          </li>
        );
      })}
      <li>
        <Button tone="quiet" size="small" onClick={() => onChange(new Map())}>
          {translate('table.filters.clear')}
        </Button>
      </li>
    </ul>
  );
}
