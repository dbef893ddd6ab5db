export { type Broker, type BrokerDraft, writeBroker } from './adapter';
export { createBroker, destroyBroker, listBrokers, replaceBroker, showBroker, testBroker } from './calls';
export { brokerMutations, brokerQueries } from './queries';
export { isTestable, needsCertificate, needsCredentials } from './rules';
export {
  type BrokerType,
  brokerHost,
  brokerPorts,
  brokerTypes,
  linkLocalHost,
  longestCredential,
  ownHost,
} from './schema';
