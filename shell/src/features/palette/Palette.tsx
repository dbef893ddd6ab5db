import type { NavigationEntry } from '@console/design/layout';
import type { MenuItem } from '@console/design/menu';
import { lazyNamed } from '@console/design/progress';
import { useCallback, useState } from 'react';
import type { Navigation } from '../../host/areas/navigation';
import type { ResolvedRoute } from '../../host/areas/resolveAddress';
import { useShortcut } from '../shortcuts';
import { useRecent } from './useRecent';

const PaletteDialog = lazyNamed(() => import('./PaletteDialog'), 'PaletteDialog', { waiting: null });

interface PaletteProps {
  readonly navigation: Navigation;
  /** Route of the opened address. */
  readonly route: ResolvedRoute;
  /** The entries of the bar and of More. */
  readonly entries: readonly NavigationEntry[];
  readonly more: readonly MenuItem[];
}

/** The command palette: opened by its shortcut, finds everything there is. */
export function Palette({ navigation, route, entries, more }: PaletteProps) {
  const { recent, here } = useRecent(route);
  const [open, setOpen] = useState(false);
  useShortcut('palette', () => setOpen(true));
  const close = useCallback(() => setOpen(false), []);
  return (
    open && (
      <PaletteDialog
        navigation={navigation}
        entries={entries}
        more={more}
        recent={recent}
        here={here}
        onClose={close}
      />
    )
  );
}
