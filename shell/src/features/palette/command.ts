/**
 * Kinds of targets of a command, in the order they are shown: `setting` chooses a preference, `help` explains a word,
 * `verb` does something with a record.
 */
export const commandKinds = ['page', 'action', 'setting', 'help', 'record', 'verb'] as const;

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
    | {
        readonly to: string;
        /** Secret that the page searches for. @defaultValue none */
        readonly search?: string;
      }
    | { readonly href: string }
    | { readonly act: () => void }
    /** Shows all of the group with this key. */
    | { readonly expand: string };
  /** Keys of its shortcut, as they are written on the keyboard. @defaultValue it has none */
  readonly shortcut?: readonly string[];
  /** Why it cannot be done now: it is shown, and does nothing. @defaultValue it can */
  readonly blockedReason?: string;
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly key: string;
  readonly title: string;
  readonly commands: readonly Command[];
  /** Number of commands shown; the last one shows more where there are. */
  readonly shown: number;
  /** Number of commands in all. */
  readonly total: number;
}
