import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { lazyNamed } from '../progress';
import { filterOf } from './column';
import type { ColumnsPanelProps } from './columns/ColumnsPanel';
import { ExportMenu, type ExportMenuProps } from './export/ExportMenu';
import type { FiltersPanelProps } from './filters/FiltersPanel';
import { ColumnsIcon, FilterIcon, ViewIcon } from './icons';
import { Panel } from './panel/Panel';
import type { ViewsPanelProps } from './views/ViewsPanel';

interface TableToolsProps<Row> {
  filters: FiltersPanelProps<Row>;
  columns: ColumnsPanelProps<Row>;
  views: ViewsPanelProps;
  export: ExportMenuProps<Row>;
  /** Controls of the page. */
  children?: ReactNode;
}

const FiltersPanel = lazyNamed(() => import('./filters/FiltersPanel'), 'FiltersPanel');
const ColumnsPanel = lazyNamed(() => import('./columns/ColumnsPanel'), 'ColumnsPanel');
const ViewsPanel = lazyNamed(() => import('./views/ViewsPanel'), 'ViewsPanel');

/** The buttons above a table; what they open is loaded when it is first opened. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { filters, columns, views, children } = props;
  const translate = useMessages();
  return (
    <>
      {filters.columns.some(filterOf) && (
        <Panel label={translate('table.filters')} icon={<FilterIcon />} count={filters.filters.size}>
          {() => <FiltersPanel {...filters} />}
        </Panel>
      )}
      {children}
      <Panel label={translate('table.columns')} icon={<ColumnsIcon />}>
        {() => <ColumnsPanel {...columns} />}
      </Panel>
      <Panel label={translate('table.views')} icon={<ViewIcon />}>
        {(close) => (
          <ViewsPanel
            {...views}
            onApply={(query) => {
              close();
              views.onApply(query);
            }}
          />
        )}
      </Panel>
      <ExportMenu {...props.export} />
    </>
  );
}
