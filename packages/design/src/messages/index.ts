export type { Catalogue, CatalogueMessage, Translation } from './catalogue';
export { type CodeLabel, codeLabels } from './codeLabels';
export {
  type KeyEnd,
  type MessageKey,
  type MessageValue,
  type MessageValues,
  type RichValue,
  type Translate,
  translateKey,
  useLocale,
} from './MessagesContext';
export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider';
export { Message, type MessageProps, useMessages } from './useMessages';
