import { MessagesProvider } from '@console/design/messages';
import type { ReactNode } from 'react';
import en from './en.json';

/** Gives pickers their texts. */
export function PickerMessages({ children }: { readonly children: ReactNode }) {
  return <MessagesProvider messages={en}>{children}</MessagesProvider>;
}
