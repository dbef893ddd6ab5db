/** What kind of thing a command leads to, in the order they are shown: `verb` does something with a record. */
export const commandKinds = ['page', 'action', 'record', 'verb'] as const;

/** Something the palette offers. */
export interface Command {
  /** Unique in the palette. */
  readonly key: string;
  readonly kind: (typeof commandKinds)[number];
  readonly label: string;
  /** Distinguishes it from others with the same label: the area, the kind of record. */
  readonly detail: string;
  /** Where it leads, or what it does. */
  readonly target: { readonly to: string } | { readonly href: string } | { readonly act: () => void };
}
