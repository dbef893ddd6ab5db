/** What kind of thing a command leads to, in the order they are shown: `verb` does something with a record. */
export const commandKinds = ['page', 'action', 'record', 'verb'] as const;

/** Something the palette offers. */
export interface Command {
  /** Unique in the palette. */
  readonly key: string;
  readonly kind: (typeof commandKinds)[number];
  readonly label: string;
  /** Distinguishes it from others with the same label: the area, the facility of a reader. */
  readonly detail: string;
  /** Where it leads, or what it does. */
  readonly target:
    | { readonly to: string }
    | { readonly href: string }
    | { readonly act: () => void }
    /** Shows all of the group with this key. */
    | { readonly expand: string };
  /** Keys of its shortcut, as they are written on the keyboard. @defaultValue it has none */
  readonly shortcut?: readonly string[];
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly key: string;
  readonly title: string;
  readonly commands: readonly Command[];
  /** How many of them are shown; the last command shows more where there are. */
  readonly shown: number;
  /** How many there are. */
  readonly total: number;
}
