import { createContext, type ReactNode, useContext } from 'react';
import type { Connection } from './createConnection';

const ConnectionContext = createContext<Connection | undefined>(undefined);

/** Gives everything below the connection to the service. */
export function ConnectionProvider({
  connection,
  children,
}: {
  readonly connection: Connection;
  readonly children: ReactNode;
}) {
  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}

/**
 * The connection to the service.
 * @throws Error outside of a {@link ConnectionProvider}.
 */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a ConnectionProvider above it.');
  return connection;
}
