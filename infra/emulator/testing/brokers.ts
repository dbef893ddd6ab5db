/** Message brokers of this machine, and what stands before them or names itself: also for tests elsewhere. */

export { freePort } from '@console/workspace';
export { type BrokerProxy, startBrokerProxy } from './brokerProxy';
export { type BrokerServer, type BrokerServers, brokerServers } from './brokerServers';
export { type Identity, identityOf } from './certificate';
export { hasMosquitto, type Mosquitto, startMosquitto } from './mosquitto';
