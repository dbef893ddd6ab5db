export { type Checkpoint, readCheckpoint } from './checkpoints';
export { csvHeading, csvLine } from './csv';
export { isTrailName, trailsFolder } from './files';
export { AuditError } from './journal';
export { type Outlet, openOutlet } from './outlets';
export {
  type Details,
  type Entry,
  type Intent,
  type Person,
  readRecord,
  secretDigest,
  type TrailRecord,
} from './records';
export type { Result } from './result';
export { leavesOut, type Rule, readRules, rulesFor } from './rules';
export { searchTrails, type TrailSearch } from './search';
export type { Change, Place, Wanted } from './segments';
export { type AuditTrail, auditTrail, type Keep } from './trail';
export { readCheckpoints, trailsOf, type Verified, verifyTrail } from './verify';
