export type { Database, Queryable, Transaction } from './database';
export { isDiskFull, isOutOfReach, sqlState, sqlStateOf } from './database';
export type { Storage } from './open';
export { openDatabase } from './open';
export { type WatchedDatabase, watchWrites } from './watchWrites';
