import { lazy, Suspense, useState } from 'react';
import { useShortcut } from '.';
import { focusSearch } from './focusSearch';

const ShortcutsDialog = lazy(async () => {
  const { ShortcutsDialog: dialog } = await import(
    /* webpackChunkName: "ShortcutsDialog" */ './ShortcutsDialog'
  );
  return { default: dialog };
});

/** The shortcuts that belong to no other part: the list of them, and the way to the search of the page. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useShortcut('help', () => setOpen(true));
  useShortcut('search', focusSearch);
  return <Suspense>{open && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense>;
}
