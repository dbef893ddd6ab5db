import { lazyNamed } from '@console/design/progress';
import { useState } from 'react';
import { useShortcut } from '.';
import { focusSearch } from './focusSearch';

const ShortcutsDialog = lazyNamed(
  () => import(/* webpackChunkName: "ShortcutsDialog" */ './ShortcutsDialog'),
  'ShortcutsDialog',
  { waiting: null },
);

/** The shortcuts that belong to no other part: the list of them, and the way to the search of the page. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useShortcut('help', () => setOpen(true));
  useShortcut('search', focusSearch);
  return open && <ShortcutsDialog onClose={() => setOpen(false)} />;
}
