export { Refused } from '@console/workspace';
export { type CreatedRemote, createRemote } from './create/createRemote';
export type { PlannedRemote, WantedRemote } from './create/planRemote';
export { type BuildOutcome, type DevServer, type DevServerOptions, startDevServer } from './dev/devServer';
