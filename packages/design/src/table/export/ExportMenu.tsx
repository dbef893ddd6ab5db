import { useCallback, useRef } from 'react';
import { Banner } from '../../banner';
import { Button } from '../../button';
import { Menu, type MenuItem } from '../../menu';
import { useMessages } from '../../messages';
import { Progress } from '../../progress';
import { focusedAround } from '../../theme/focused';
import type { Column } from '../column';
import { ExportIcon } from '../icons';
import type { ExportForm } from './exportRows';
import type { TableExports } from './TableExport';
import { useExport } from './useExport';

/** Rows and columns that are exported, and the name of the file. */
export interface ExportMenuProps<Row> extends TableExports<Row> {
  /** Name of the list and of the file. */
  label: string;
  /** The rows shown, in their order. */
  rows: readonly Row[];
  /** The selected ones of them. */
  selected: readonly Row[];
  columns: readonly Column<Row>[];
}

/** Saves the rows shown, the selected ones of them, or what else there is to export, as a file. */
export function ExportMenu<Row>({ label, rows, selected, columns, named, more = [] }: ExportMenuProps<Row>) {
  const translate = useMessages();
  const { running, outcome, stop, save, run } = useExport(label, columns, { named });
  const menu = useRef<HTMLDivElement>(null);
  // What goes when an export ends may have the focus.
  const keepFocus = useCallback(
    (line: HTMLElement | null) => () => {
      if (line?.contains(focusedAround(line))) menu.current?.querySelector('button')?.focus();
    },
    [],
  );
  const item = (
    key: ExportForm | 'selectedCsv' | 'selectedJson',
    part: readonly Row[],
    form: ExportForm,
  ): MenuItem => ({
    key,
    label: translate(`table.export.${key}`),
    onAct: () => void save(part, form),
  });
  const items = [item('csv', rows, 'csv'), item('json', rows, 'json')];
  if (selected.length > 0)
    items.push(item('selectedCsv', selected, 'csv'), item('selectedJson', selected, 'json'));
  items.push(
    ...more.map(
      (entry, at): MenuItem => ({
        key: entry.key,
        label: entry.label,
        separated: at === 0,
        blockedReason: running ? translate('table.export.busy') : entry.blockedReason,
        onAct: () => void run(entry),
      }),
    ),
  );
  return (
    <>
      <div ref={menu}>
        <Menu
          label={translate('table.export')}
          icon={<ExportIcon />}
          className="panel__button"
          items={items}
        />
      </div>
      {running && (
        <div className="table__export" ref={keepFocus}>
          <Progress label={running.label} value={null} text={running.progress} />
          <Button size="small" onClick={stop}>
            {translate('table.export.stop')}
          </Button>
        </div>
      )}
      {outcome === 'failed' && <Banner tone="danger">{translate('table.export.failed')}</Banner>}
      {outcome === 'unnamed' && <Banner tone="warning">{translate('table.export.unnamed')}</Banner>}
      {more.length > 0 && (
        <p className="table__exported" role="status">
          {running && <span className="design__hidden">{translate('table.export.running')}</span>}
          {outcome === 'stopped' && translate('table.export.stopped')}
          {typeof outcome === 'object' && translate('table.export.saved', { count: outcome.count })}
        </p>
      )}
    </>
  );
}
