export type { Catalogue, CatalogueMessage } from './catalogue';
export type { MessageValue, RichValue, Translate } from './MessagesContext';
export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider';
export { Message, type MessageProps, useMessages } from './useMessages';
