/**
 * SQL: a job holds its readers, and what it was started with counts as used. One that is STOPPING does not: published
 * clients stop a job and start another on its facility, or delete its recipe, in the next call.
 */
export const isAtWork = `status not in ('STOPPING', 'STOPPED')`;
