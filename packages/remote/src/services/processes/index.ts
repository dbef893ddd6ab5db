export type { Processes } from './createProcesses';
export type { LongProcess, ProcessState, ShownProcess } from './longProcess';
export { ProcessesProvider, useProcesses } from './ProcessesProvider';
