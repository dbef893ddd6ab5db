export type { BulkAction, BulkCounts, BulkEnd } from './bulk/BulkAction';
export { codeColumn } from './codeColumn';
export type { CellState, CellValue, Column, ColumnFilter, ColumnKind } from './column';
export { writeCsv } from './export/csv';
export type { FilterKind } from './filters/filter';
export { groupRows, type RowGroup } from './groups/groupRows';
export { SelectableGroups, type SelectableGroupsProps } from './groups/SelectableGroups';
export { Table } from './Table';
export type { PrivateSearch, TableProps } from './TableProps';
