export {
  type BrokerProxy,
  type BrokerServer,
  type BrokerServers,
  brokerServers,
  freePort,
  hasMosquitto,
  type Identity,
  identityOf,
  type Mosquitto,
  startBrokerProxy,
  startMosquitto,
} from '@console/emulator/testing/brokers';
