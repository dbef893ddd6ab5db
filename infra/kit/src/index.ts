export { Refused } from '@console/workspace';
export { type CreatedRemote, createRemote } from './create/createRemote';
export type { PlannedRemote, WantedRemote } from './create/planRemote';
export { buildOnce } from './dev/buildOnce';
export { buildShell } from './dev/buildShell';
export { type BuildOutcome, type DevServer, type DevServerOptions, startDevServer } from './dev/devServer';
export { describeLeak, type Leak } from './leaks/leak';
export { demandHostFit } from './own/hosts';
