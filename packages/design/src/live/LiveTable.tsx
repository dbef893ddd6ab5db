import { type Column, Table } from '@console/design/table';
import { useMemo } from 'react';
import { useStore } from '../store';
import { LiveHead, type LiveHeadProps } from './LiveHead';
import type { LiveBuffer, LiveEntry } from './liveBuffer';

/** Stream, columns and filter of a live table. */
export interface LiveTableProps<Value> extends LiveHeadProps<Value> {
  readonly buffer: LiveBuffer<Value>;
  /** Columns of what came. Keep their identity. */
  readonly columns: readonly Column<Value>[];
  /** Tells tables of one page apart in the address. @defaultValue no name */
  readonly name?: string;
  /** Selects the values shown. Keeps its identity. @defaultValue all */
  readonly filter?: (value: Value) => boolean;
  /** Text when nothing came. */
  readonly empty: string;
  /** Text when the filter leaves nothing. @defaultValue that of every table */
  readonly noneFound?: string;
}

const entryKey = ({ id }: LiveEntry<unknown>) => String(id);

/** Table of a stream, the latest first unless it is sorted by a column. */
export function LiveTable<Value>(props: LiveTableProps<Value>) {
  const { label, buffer, columns, name, filter, empty, noneFound, ...head } = props;
  const { entries } = useStore(buffer);
  const rows = useMemo(() => {
    const shown = filter ? entries.filter(({ value }) => filter(value)) : entries;
    return shown.toReversed();
  }, [entries, filter]);
  const ofEntries = useMemo(() => columns.map(ofEntry), [columns]);
  return (
    <section className="live" aria-label={label}>
      <LiveHead label={label} buffer={buffer} {...head} />
      <Table
        simple
        label={label}
        name={name}
        rows={rows}
        columns={ofEntries}
        rowKey={entryKey}
        empty={entries.length === 0 ? empty : noneFound}
      />
    </section>
  );
}

/** The column of a value as that of its entry. */
function ofEntry<Value>(column: Column<Value>): Column<LiveEntry<Value>> {
  const { value, shown, sortBy, render, link, mark, filter: _, ...same } = column;
  return {
    ...same,
    value: value && ((entry) => value(entry.value)),
    shown: shown && ((entry) => shown(entry.value)),
    sortBy: sortBy && ((entry) => sortBy(entry.value)),
    render: render && ((entry, cell) => render(entry.value, cell)),
    link: link && ((entry) => link(entry.value)),
    mark: mark && ((entry) => mark(entry.value)),
  };
}
