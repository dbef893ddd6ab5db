import type { BrokerServer } from './brokerServers';
import type { Identity } from './certificate';
import { startTcpProxy, type TcpProxy } from './tcpProxy';

/** Stands before a broker. */
export type BrokerProxy = TcpProxy;

/**
 * Passes everything on to a broker.
 * @param identity what TLS is spoken with; default: none is
 * @param at port to listen at; default: a free one
 */
export const startBrokerProxy = (target: BrokerServer, identity?: Identity, at?: number) =>
  startTcpProxy(target, { identity, ...(at !== undefined && { at }) });
