import type { NavigationEntry } from '@console/design/layout';
import type { MenuItem } from '@console/design/menu';
import { lazyNamed } from '@console/design/progress';
import { useCallback, useState } from 'react';
import type { Navigation } from '../../host/areas/navigation';
import type { ResolvedRoute } from '../../host/areas/resolveAddress';
import type { HelpedPage } from '../help/pageOf';
import { useShortcut } from '../shortcuts';
import { usePastedText } from './usePastedText';
import { useRecent } from './useRecent';
import { useTypedAhead } from './useTypedAhead';

const PaletteDialog = lazyNamed(() => import('./PaletteDialog'), 'PaletteDialog', { waiting: null });

const HelpDrawer = lazyNamed(() => import('../help/HelpDrawer'), 'HelpDrawer', { waiting: null });

interface PaletteProps {
  readonly navigation: Navigation;
  /** Route of the opened address. */
  readonly route: ResolvedRoute;
  /** The entries of the bar, of More and of the user's menu. */
  readonly entries: readonly NavigationEntry[];
  readonly more: readonly MenuItem[];
  readonly userMenu: readonly MenuItem[];
}

/** The command palette: opened by its shortcut, or by what is pasted outside of a field; finds everything there is. */
export function Palette({ route, ...offered }: PaletteProps) {
  const { recent, here } = useRecent(route);
  const [open, setOpen] = useState(false);
  useShortcut('palette', () => setOpen(true));
  const [pasted, setPasted] = useState('');
  const takeKeys = useTypedAhead(open);
  const takeTyped = useCallback(() => pasted + takeKeys(), [pasted, takeKeys]);
  usePastedText((text) => {
    setPasted(text);
    setOpen(true);
  });
  const [helped, setHelped] = useState<HelpedPage>();
  const close = useCallback(() => {
    setOpen(false);
    setPasted('');
  }, []);
  return (
    <>
      {open && (
        <PaletteDialog
          {...offered}
          recent={recent}
          here={here}
          takeTyped={takeTyped}
          onHelp={setHelped}
          onClose={close}
        />
      )}
      {helped && <HelpDrawer route={route} of={helped} onClose={() => setHelped(undefined)} />}
    </>
  );
}
