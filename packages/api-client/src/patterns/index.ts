export { malformedHosts, readHostList } from './hostList';
export {
  antennaIdLimits,
  antennaIdsProblem,
  type ListProblem,
  type NumberLimits,
  powerLevelsProblem,
  powerLimits,
  powerStep,
  readNumberList,
  writeNumberList,
} from './numberList';
export * from './patterns';
