import { useId, useRef } from 'react';
import { Button, IconButton } from '../../button';
import { SortAscendingIcon, SortDescendingIcon } from '../../icons';
import { useMessages } from '../../messages';
import type { Density } from '../../theme';
import type { Column } from '../column';
import { densities } from '../metrics';
import { arrangeableKeys, initialKeys, isChoosable, moveKey } from './shownColumns';

/** Columns and density of a table, and what changes them. */
export interface ColumnsPanelProps<Row> {
  columns: readonly Column<Row>[];
  /** Keys of those shown, in their order; undefined for the columns as the page gives them. */
  shown: readonly string[] | undefined;
  density: Density;
  /** Undefined for the columns as the page gives them. */
  onChange: (keys: readonly string[] | undefined) => void;
  onDensity: (density: Density) => void;
  /** Gives the columns back their widths; undefined while they have them. */
  onResetWidths?: () => void;
}

/** Which columns there are, in which order, and how high a row is. */
export function ColumnsPanel<Row>(props: ColumnsPanelProps<Row>) {
  const { columns, shown, density, onChange, onDensity, onResetWidths } = props;
  const translate = useMessages();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const known = arrangeableKeys(columns);
  const chosen = shown ?? initialKeys(columns);
  const order = [...chosen, ...known.filter((key) => !chosen.includes(key))];
  const toggle = (key: string, on: boolean) =>
    onChange(on ? [...chosen, key] : chosen.filter((each) => each !== key));
  return (
    <>
      <ul className="panel__list panel__list--whole" ref={list} aria-label={translate('table.columns')}>
        {order.map((key) => {
          const column = columns.find((each) => each.key === key);
          if (!column) return null;
          const at = chosen.indexOf(key);
          const boxId = `${id}-${key}`;
          const move = (by: number) => onChange(moveKey(chosen, key, by));
          const ended = at === -1 ? translate('table.column.hidden', { column: column.title }) : undefined;
          const edge = (atEdge: boolean) =>
            atEdge ? translate('table.column.atEdge', { column: column.title }) : ended;
          return (
            <li className="panel__line" key={key}>
              <input
                className="panel__box"
                type="checkbox"
                id={boxId}
                checked={at !== -1}
                aria-disabled={isChoosable(column) ? undefined : true}
                title={isChoosable(column) ? undefined : translate('table.column.always')}
                onChange={(event) => isChoosable(column) && toggle(key, event.target.checked)}
              />
              <label htmlFor={boxId}>{column.title}</label>
              <IconButton
                icon={<SortAscendingIcon />}
                size="small"
                label={translate('table.column.earlier', { column: column.title })}
                blockedReason={edge(at === 0)}
                onClick={() => move(-1)}
              />
              <IconButton
                icon={<SortDescendingIcon />}
                size="small"
                label={translate('table.column.later', { column: column.title })}
                blockedReason={edge(at === chosen.length - 1)}
                onClick={() => move(1)}
              />
            </li>
          );
        })}
      </ul>
      <fieldset className="panel__group">
        <legend className="panel__legend">{translate('table.density')}</legend>
        {densities.map((each) => (
          <div className="panel__line" key={each}>
            <input
              className="panel__box"
              type="radio"
              name={`${id}-density`}
              id={`${id}-${each}`}
              checked={density === each}
              onChange={() => onDensity(each)}
            />
            <label htmlFor={`${id}-${each}`}>{translate(`table.density.${each}`)}</label>
          </div>
        ))}
      </fieldset>
      {(shown !== undefined || onResetWidths) && (
        <div className="panel__footer">
          {shown !== undefined && (
            <Button onClick={() => onChange(undefined)}>{translate('table.columns.reset')}</Button>
          )}
          {onResetWidths && <Button onClick={onResetWidths}>{translate('table.widths.reset')}</Button>}
        </div>
      )}
    </>
  );
}
