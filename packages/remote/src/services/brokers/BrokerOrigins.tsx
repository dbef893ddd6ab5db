import { createContext, type ReactNode, useContext } from 'react';

const BrokerOriginsContext = createContext<readonly string[] | undefined>(undefined);

/** Origins of brokers for everything inside. */
export interface BrokerOriginsProviderProps {
  /** Origins of sockets (`wss://mq.example:9001`) that the policy of the page lets it connect to. */
  readonly origins: readonly string[];
  readonly children: ReactNode;
}

/** Makes known which brokers pages may listen to. */
export function BrokerOriginsProvider({ origins, children }: BrokerOriginsProviderProps) {
  return <BrokerOriginsContext value={origins}>{children}</BrokerOriginsContext>;
}

/**
 * Origins of brokers that pages may listen to; undefined where nobody knows, in a page of others for instance, whose
 * policy says it.
 */
export function useBrokerOrigins(): readonly string[] | undefined {
  return useContext(BrokerOriginsContext);
}
