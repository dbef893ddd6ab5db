export { ConnectionBanner } from './ConnectionBanner';
export { ConnectionProvider, useConnection } from './ConnectionProvider';
export { connectionMessages } from './connectionMessages';
export {
  type Connection,
  type ConnectionOptions,
  type ConnectionState,
  createConnection,
  isOutOfReach,
} from './createConnection';
export { refetchFailed } from './refetchFailed';
