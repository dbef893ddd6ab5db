export {
  type BrokerProxy,
  type BrokerServer,
  type BrokerServers,
  brokerServers,
  type Identity,
  identityOf,
  startBrokerProxy,
} from '@console/emulator/testing/brokers';
