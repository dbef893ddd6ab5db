export { createMessageBus, type MessageBus, type MessageListener } from './messageBus';
export type {
  Direction,
  HealthMessage,
  ItemMessage,
  ItemPlace,
  MessageKind,
  Messages,
  ThresholdMessage,
} from './messages';
export { type Outbox, transactionWithMessages } from './outbox';
