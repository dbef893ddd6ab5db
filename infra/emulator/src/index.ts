export { help, readCommandLine } from './commandLine';
export { type Emulator, startEmulator } from './emulator';
export type { EmulatorOptions } from './options';
export { readSetting } from './resources/settings/settings';
export { differenceOfSeeding } from './seedingDifference';
export { type Clock, SteppedClock, systemClock } from './server/clock';
export type { Fault } from './server/faults/schema';
export { describeStartFailure } from './startFailure';
