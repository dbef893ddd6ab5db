export { LiveChart, type LiveChartProps } from './LiveChart';
export { type LiveConnection, LiveHead, type LiveHeadProps } from './LiveHead';
export { LiveTable, type LiveTableProps } from './LiveTable';
export {
  createLiveBuffer,
  type LiveBuffer,
  type LiveBufferOptions,
  type LiveEntry,
  type LiveState,
} from './liveBuffer';
export { timedValues, withGaps } from './livePoints';
