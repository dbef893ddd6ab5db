export type { Catalogue, CatalogueMessage, Translation } from './catalogue';
export { type MessageValue, type RichValue, type Translate, useLocale } from './MessagesContext';
export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider';
export { Message, type MessageProps, useMessages } from './useMessages';
