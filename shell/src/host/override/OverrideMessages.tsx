import { MessagesProvider } from '@console/design/messages';
import type { ReactNode } from 'react';
import messages from './messages/en.json';

/** The message catalogue of overrides and safe mode; loaded with the components that use it. */
export function OverrideMessages({ children }: { readonly children: ReactNode }) {
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
