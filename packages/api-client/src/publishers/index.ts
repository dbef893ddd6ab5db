export {
  type AmqpOptions,
  type HealthFilter,
  type ItemFilter,
  type MqttOptions,
  type Publisher,
  type PublisherDraft,
  type ThresholdFilter,
  type WebhookOptions,
  writePublisher,
} from './adapter';
export {
  createPublisher,
  destroyPublisher,
  listPublishers,
  replacePublisher,
  showPublisher,
} from './calls';
export { eventCodes, eventTypes } from './events';
export { publisherMutations, publisherQueries } from './queries';
export * from './rules';
export {
  authenticationTypes,
  deliveryModes,
  directions,
  messageTypePlacements,
  messageTypes,
  qualitiesOfService,
} from './schema';
