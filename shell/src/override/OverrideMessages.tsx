import { MessagesProvider } from '@console/design/messages';
import type { ReactNode } from 'react';
import messages from './messages/en.json';

/** The words about overrides and safe mode, which travel with what says them. */
export function OverrideMessages({ children }: { readonly children: ReactNode }) {
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
