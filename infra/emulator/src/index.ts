export { type Clock, SteppedClock, systemClock } from './clock';
export { help, readCommandLine } from './commandLine';
export { type Emulator, startEmulator } from './emulator';
export type { Fault } from './faults/schema';
export { readSetting } from './machine/settings';
export type { EmulatorOptions } from './options';
export { differenceOfSeeding } from './seedingDifference';
export { describeStartFailure } from './startFailure';
