import { Button } from '../../button';
import { useMessages } from '../../messages';
import { type Column, filterOf } from '../column';
import { ChoiceFilter } from './ChoiceFilter';
import { cleanFilter, type Filter, type Filters } from './filter';
import { RangeFilter } from './RangeFilter';
import { TextFilter } from './TextFilter';
import { YesNoFilter } from './YesNoFilter';

/** Columns, rows and current filters of a table. */
export interface FiltersPanelProps<Row> {
  columns: readonly Column<Row>[];
  /** All rows of the table; what can be chosen is taken from them. */
  rows: readonly Row[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** One control for every column that can be filtered. What is set is in force at once. */
export function FiltersPanel<Row>({ columns, rows, filters, onChange }: FiltersPanelProps<Row>) {
  const translate = useMessages();
  const change = (key: string, filter: Filter | undefined) => {
    const clean = filter && cleanFilter(filter);
    const next = new Map(filters);
    if (clean) next.set(key, clean);
    else next.delete(key);
    onChange(next);
  };
  return (
    <>
      {columns.filter(filterOf).map((column) => (
        <fieldset className="panel__group" key={column.key}>
          <legend className="panel__legend">{column.title}</legend>
          <Control
            column={column}
            rows={rows}
            filter={filters.get(column.key)}
            onChange={(filter) => change(column.key, filter)}
          />
        </fieldset>
      ))}
      {filters.size > 0 && (
        <div className="panel__footer">
          <Button onClick={() => onChange(new Map())}>{translate('table.filters.clear')}</Button>
        </div>
      )}
    </>
  );
}

interface ControlProps<Row> {
  column: Column<Row>;
  rows: readonly Row[];
  filter: Filter | undefined;
  onChange: (filter: Filter | undefined) => void;
}

function Control<Row>({ column, rows, filter, onChange }: ControlProps<Row>) {
  const shared = { title: column.title, onChange };
  switch (filterOf(column)?.kind) {
    case 'choice':
      return (
        <ChoiceFilter
          {...shared}
          column={column}
          rows={rows}
          chosen={filter?.kind === 'choice' ? filter.values : []}
        />
      );
    case 'number':
      return (
        <RangeFilter
          {...shared}
          kind="number"
          from={filter?.kind === 'number' ? filter.min : undefined}
          to={filter?.kind === 'number' ? filter.max : undefined}
        />
      );
    case 'date':
      return (
        <RangeFilter
          {...shared}
          kind="date"
          from={filter?.kind === 'date' ? filter.from : undefined}
          to={filter?.kind === 'date' ? filter.to : undefined}
        />
      );
    case 'yesNo':
      return <YesNoFilter {...shared} value={filter?.kind === 'yesNo' ? filter.value : undefined} />;
    default:
      return <TextFilter {...shared} text={filter?.kind === 'text' ? filter.text : ''} />;
  }
}
