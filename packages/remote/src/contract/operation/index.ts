export {
  type CountedReport,
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
} from './operationSchema';
export { registryState } from './registryState';
