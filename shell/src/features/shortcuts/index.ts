export { ShortcutsProvider, useShortcut, useShortcuts } from './ShortcutsProvider';
export { type Shortcut, shortcuts } from './shortcuts';
