export { type CreatedRemote, createRemote } from './create/createRemote';
export type { PlannedRemote, WantedRemote } from './create/planRemote';
export { Refused } from './Refused';
