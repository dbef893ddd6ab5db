export type { CellState, CellValue, Column, ColumnKind } from './column';
export { Table, type TableProps } from './Table';
