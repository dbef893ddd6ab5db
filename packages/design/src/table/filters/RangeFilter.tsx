import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { type Filter, readDay, readNumber } from './filter';

interface RangeFilterProps {
  /** Name of the column. */
  title: string;
  kind: 'number' | 'date';
  from: number | string | undefined;
  to: number | string | undefined;
  onChange: (filter: Filter | undefined) => void;
}

type End = 'from' | 'to';

const inputs = {
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
} as const;

const textOf = (end: number | string | undefined) => (end === undefined ? '' : String(end));

/**
 * Filter of the typed limits: undefined for none, `invalid` for what is no number, no day or in the wrong
 * order.
 */
function readEnds(kind: RangeFilterProps['kind'], from: string, to: string): Filter | undefined | 'invalid' {
  if (from === '' && to === '') return undefined;
  if (kind === 'number') {
    const [min, max] = [readNumber(from), readNumber(to)];
    const unread = (from !== '' && min === undefined) || (to !== '' && max === undefined);
    return unread || (min !== undefined && max !== undefined && min > max) ? 'invalid' : { kind, min, max };
  }
  const [first, last] = [readDay(from), readDay(to)];
  const unread = (from !== '' && first === undefined) || (to !== '' && last === undefined);
  return unread || (first !== undefined && last !== undefined && first > last)
    ? 'invalid'
    : { kind, from: first, to: last };
}

/** From one number or day to another, both included; each end may be left open. */
export function RangeFilter({ title, kind, from, to, onChange }: RangeFilterProps) {
  const translate = useMessages();
  const id = useId();
  const [typed, setTyped] = useState<Record<End, string>>({ from: textOf(from), to: textOf(to) });
  const written = useRef(`${textOf(from)}..${textOf(to)}`);
  useEffect(() => {
    const given = `${textOf(from)}..${textOf(to)}`;
    if (given === written.current) return;
    written.current = given;
    setTyped({ from: textOf(from), to: textOf(to) });
  }, [from, to]);
  const change = (end: End, text: string) => {
    const next = { ...typed, [end]: text.trim() };
    setTyped(next);
    const filter = readEnds(kind, next.from, next.to);
    if (filter === 'invalid') return;
    written.current =
      filter?.kind === 'number' ? `${textOf(filter.min)}..${textOf(filter.max)}` : `${next.from}..${next.to}`;
    onChange(filter);
  };
  const invalid = readEnds(kind, typed.from, typed.to) === 'invalid';
  return (
    <div>
      <div className="panel__ends">
        {(['from', 'to'] as const).map((end) => (
          <label className="panel__end" key={end}>
            {translate(`table.filter.${end}`)}
            <input
              {...inputs[kind]}
              className="panel__input"
              aria-label={translate(`table.filter.${end}Of`, { column: title })}
              aria-invalid={invalid || undefined}
              aria-describedby={invalid ? id : undefined}
              autoComplete="off"
              value={typed[end]}
              onChange={(event) => change(end, event.target.value)}
            />
          </label>
        ))}
      </div>
      {invalid && (
        <p className="panel__error" id={id} role="alert">
          {translate(`table.filter.invalid.${kind}`)}
        </p>
      )}
    </div>
  );
}
