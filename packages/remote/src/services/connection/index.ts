export { ConnectionBanner } from './ConnectionBanner';
export { ConnectionProvider, useConnection } from './ConnectionProvider';
export type { Connection, ConnectionState } from './createConnection';
