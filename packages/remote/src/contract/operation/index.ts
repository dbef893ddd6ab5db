export {
  type CountedReport,
  type MeasuredTimes,
  operationPaths,
  type Report,
  type ReportsAnswer,
  reportSchema,
  type Switches,
  type SwitchesAnswer,
  type SwitchRequest,
  type SwitchUse,
  switchesSchema,
  switchRequestSchema,
  type TimedBuild,
  type TimingMeasure,
  type TimingsAnswer,
  timingsSchema,
} from './operationSchema';
export { registryState } from './registryState';
