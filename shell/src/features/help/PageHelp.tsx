import { useMessages } from '@console/design/messages';
import { PageHelpProvider } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { type ReactNode, useMemo, useState } from 'react';
import type { ResolvedRoute } from '../../host/areas/resolveAddress';
import { useShortcut } from '../shortcuts';
import { focusSearch, pressInPage } from '../shortcuts/pageActs';

const HelpDrawer = lazyNamed(() => import('./HelpDrawer'), 'HelpDrawer', { waiting: null });

interface PageHelpProps {
  /** Route of the opened address. */
  readonly route: ResolvedRoute;
  readonly children: ReactNode;
}

/** Opens the help of the page inside it: by its shortcut, and by a button of the page. */
export function PageHelp({ route, children }: PageHelpProps) {
  const translate = useMessages();
  const [open, setOpen] = useState(false);
  useShortcut('help', () => setOpen(true));
  useShortcut('search', focusSearch);
  useShortcut('next', () => pressInPage('next'));
  useShortcut('previous', () => pressInPage('previous'));
  const control = useMemo(
    () => ({ label: translate('shortcuts.help'), onOpen: () => setOpen(true) }),
    [translate],
  );
  return (
    <PageHelpProvider value={control}>
      {children}
      {open && <HelpDrawer route={route} onClose={() => setOpen(false)} />}
    </PageHelpProvider>
  );
}
