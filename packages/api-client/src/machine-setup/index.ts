export { completeMachineSetup, showMachineSetup } from './calls';
export { machineSetupMutations, machineSetupQueries } from './queries';
export type { MachineSetup } from './schema';
