export { type Checkpoint, readCheckpoint } from './checkpoints';
export { csvHeading, csvLine } from './csv';
export { isTrailName, trailsFolder } from './files';
export { AuditError } from './journal';
export { type Outlet, openOutlet } from './outlets';
export { type Entry, type Intent, type Person, readRecord, secretDigest, type TrailRecord } from './records';
export { type Change, type Place, type Result, searchTrails, type TrailSearch, type Wanted } from './search';
export { type AuditTrail, auditTrail, type Keep } from './trail';
export { readCheckpoints, trailsOf, type Verified, verifyTrail } from './verify';
