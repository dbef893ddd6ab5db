import { useState } from 'react';
import { Banner } from '../../banner';
import { Menu, type MenuItem } from '../../menu';
import { useMessages } from '../../messages';
import type { Column } from '../column';
import { ExportIcon } from '../icons';
import type { ExportForm } from './exportRows';

/** Rows and columns that are exported, and the name of the file. */
export interface ExportMenuProps<Row> {
  /** Name of the list and of the file. */
  label: string;
  /** The rows shown, in their order. */
  rows: readonly Row[];
  /** The selected ones of them. */
  selected: readonly Row[];
  columns: readonly Column<Row>[];
}

/** Saves the rows shown, or the selected ones of them, as a file. */
export function ExportMenu<Row>({ label, rows, selected, columns }: ExportMenuProps<Row>) {
  const translate = useMessages();
  const [failed, setFailed] = useState(false);
  const save = (part: readonly Row[], form: ExportForm) =>
    void import('./exportRows').then(
      ({ exportRows }) => {
        setFailed(false);
        exportRows(label, part, columns, form);
      },
      () => setFailed(true),
    );
  const item = (
    key: ExportForm | 'selectedCsv' | 'selectedJson',
    part: readonly Row[],
    form: ExportForm,
  ): MenuItem => ({
    key,
    label: translate(`table.export.${key}`),
    onAct: () => save(part, form),
  });
  const items = [item('csv', rows, 'csv'), item('json', rows, 'json')];
  if (selected.length > 0)
    items.push(item('selectedCsv', selected, 'csv'), item('selectedJson', selected, 'json'));
  return (
    <>
      <Menu label={translate('table.export')} icon={<ExportIcon />} className="panel__button" items={items} />
      {failed && <Banner tone="danger">{translate('table.export.failed')}</Banner>}
    </>
  );
}
