import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { MessagesProvider, useMessages } from '../../messages';
import { Collapsible } from '../../sections';
import { useStyles } from '../../theme';
import en from '../en.json';
import { SearchBox } from '../SearchBox';
import { createSearch } from '../searching/searchRows';
import { Table } from '../Table';
import { TableNotices } from '../TableNotices';
import type { TableProps } from '../TableProps';
import tableCss from '../table.css';
import type { RowGroup } from './groupRows';
import groupsCss from './groups.css';

/** Groups of rows, and the selection across them; properties of {@link Table} mean the same here. */
export interface SelectableGroupsProps<Row extends object>
  extends Pick<
    TableProps<Row>,
    | 'label'
    | 'columns'
    | 'rowKey'
    | 'rowName'
    | 'initialSort'
    | 'unselectable'
    | 'unreadable'
    | 'error'
    | 'onRetry'
  > {
  /** The groups, see `groupRows`; undefined while they are not known. Keep their identity. */
  readonly groups: readonly RowGroup<Row>[] | undefined;
  /** Keys of the selected rows. Keep their identity. */
  readonly selected: readonly string[];
  /** Told what the selection shall become. */
  readonly onSelect: (keys: readonly string[]) => void;
  /** Label of the box that selects all rows that can be selected. @defaultValue `Select all 3 rows shown` */
  readonly allLabel?: (count: number) => string;
  /** Said when there is no group. @defaultValue that there is nothing to select from */
  readonly empty?: string;
}

/**
 * Rows to select from, by group: a table per group with its count, all of a group or all that is shown at once, and
 * one search over all groups [UPGRADE-04]. What a search hides stays selected, and how many that are is said.
 */
export function SelectableGroups<Row extends object>(props: SelectableGroupsProps<Row>) {
  return (
    <MessagesProvider messages={en}>
      <Groups {...props} />
    </MessagesProvider>
  );
}

function Groups<Row extends object>(props: SelectableGroupsProps<Row>) {
  const { label, groups, columns, rowKey, unselectable, selected, onSelect, empty } = props;
  useStyles(tableCss);
  useStyles(groupsCss);
  const translate = useMessages();
  const [query, setQuery] = useState('');
  const settled = useDeferredValue(query);
  const search = useMemo(() => createSearch(columns), [columns]);
  const shown = useMemo(
    () =>
      (groups ?? [])
        .map((group) => ({ ...group, rows: search.find(group.rows, settled) }))
        .filter(({ rows }) => settled.trim() === '' || rows.length > 0),
    [groups, search, settled],
  );
  const chosen = useMemo(() => new Set(selected), [selected]);
  const keysOf = useCallback(
    (rows: readonly Row[]) => rows.filter((row) => unselectable?.(row) === undefined).map(rowKey),
    [unselectable, rowKey],
  );
  const open = useMemo(() => shown.flatMap(({ rows }) => keysOf(rows)), [shown, keysOf]);
  const visible = useMemo(() => new Set(shown.flatMap(({ rows }) => rows.map(rowKey))), [shown, rowKey]);
  const hidden = selected.filter((key) => !visible.has(key)).length;
  const total = useMemo(() => (groups ?? []).reduce((sum, { rows }) => sum + rows.length, 0), [groups]);
  const replace = (keys: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const key of keys)
      if (on) next.add(key);
      else next.delete(key);
    onSelect([...next]);
  };

  return (
    <section className="groups" aria-label={label}>
      <TableNotices error={props.error} onRetry={props.onRetry} unreadable={props.unreadable} />
      {groups === undefined && !props.error && <p role="status">{translate('table.loading', { label })}</p>}
      {groups?.length === 0 && <p>{empty ?? translate('table.groups.none')}</p>}
      {groups !== undefined && groups.length > 0 && (
        <>
          <div className="groups__head">
            <SearchBox label={label} value={query} onChange={setQuery} onFocus={() => undefined} />
            <GroupBox
              label={props.allLabel?.(open.length) ?? translate('table.groups.all', { count: open.length })}
              keys={open}
              chosen={chosen}
              onChange={(on) => replace(open, on)}
              labelled
            />
            <span role="status">
              {translate('table.groups.summary', { selected: selected.length, count: total })}
              {hidden > 0 && ` ${translate('table.groups.hidden', { count: hidden })}`}
            </span>
          </div>
          {shown.length === 0 && <p>{translate('table.groups.noneFound', { query: settled.trim() })}</p>}
          {shown.map((group) => (
            <Group
              key={group.key}
              group={group}
              table={props}
              chosen={chosen}
              keys={keysOf(group.rows)}
              onReplace={replace}
            />
          ))}
        </>
      )}
    </section>
  );
}

interface GroupProps<Row extends object> {
  readonly group: RowGroup<Row>;
  readonly table: SelectableGroupsProps<Row>;
  readonly chosen: ReadonlySet<string>;
  /** The rows of the group that can be selected. */
  readonly keys: readonly string[];
  readonly onReplace: (keys: readonly string[], on: boolean) => void;
}

function Group<Row extends object>({ group, table, chosen, keys, onReplace }: GroupProps<Row>) {
  const { columns, rowKey, rowName, initialSort, unselectable, selected, onSelect } = table;
  const translate = useMessages();
  const [isOpen, setOpen] = useState(false);
  const own = useMemo(() => new Set(group.rows.map(rowKey)), [group.rows, rowKey]);
  const count = group.rows.filter((row) => chosen.has(rowKey(row))).length;
  return (
    <Collapsible
      level={3}
      title={group.title}
      open={isOpen}
      onToggle={setOpen}
      actions={
        <span className="groups__count">
          {translate('table.groups.count', { selected: count, count: group.rows.length })}
          <GroupBox
            label={translate('table.groups.group', { group: group.title })}
            keys={keys}
            chosen={chosen}
            onChange={(on) => onReplace(keys, on)}
          />
        </span>
      }
    >
      {isOpen && (
        <Table
          simple
          label={group.title}
          name={group.key}
          rows={group.rows}
          columns={columns}
          rowKey={rowKey}
          rowName={rowName}
          initialSort={initialSort}
          unselectable={unselectable}
          selected={selected}
          onSelect={(next) => onSelect([...selected.filter((key) => !own.has(key)), ...next])}
        />
      )}
    </Collapsible>
  );
}

interface GroupBoxProps {
  readonly label: string;
  readonly keys: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (on: boolean) => void;
  /** Its label is written beside it. @defaultValue false */
  readonly labelled?: boolean;
}

/** Selects all of some rows, or none. */
function GroupBox({ label, keys, chosen, onChange, labelled = false }: GroupBoxProps) {
  const translate = useMessages();
  const id = useId();
  const count = keys.filter((key) => chosen.has(key)).length;
  const all = count > 0 && count === keys.length;
  return (
    <span className="groups__box">
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all;
        }}
        id={id}
        type="checkbox"
        className="table__box"
        aria-label={labelled ? undefined : label}
        disabled={keys.length === 0}
        title={keys.length === 0 ? translate('table.groups.unselectable') : undefined}
        checked={all}
        onChange={(event) => onChange(event.target.checked)}
      />
      {labelled && <label htmlFor={id}>{label}</label>}
    </span>
  );
}
