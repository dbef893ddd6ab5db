import type { NavigationEntry } from '@console/design/layout';
import type { MenuItem } from '@console/design/menu';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Navigation } from '../areas/navigation';
import type { ResolvedRoute } from '../areas/resolveAddress';
import { useConfiguration } from '../configuration';
import { useRegistry } from '../registry';
import { useShortcut } from '../shortcuts';
import { collectCommands } from './collectCommands';
import { useRecent } from './useRecent';

const PaletteDialog = lazyNamed(
  () => import(/* webpackChunkName: "PaletteDialog" */ './PaletteDialog'),
  'PaletteDialog',
  { waiting: null },
);

interface PaletteProps {
  readonly navigation: Navigation;
  /** What the opened address shows. */
  readonly route: ResolvedRoute;
  /** The entries of the bar and of More. */
  readonly entries: readonly NavigationEntry[];
  readonly more: readonly MenuItem[];
}

/** The command palette: opened by its shortcut, gathers what there is. */
export function Palette({ navigation, route, entries, more }: PaletteProps) {
  const translate = useMessages();
  const configuration = useConfiguration();
  const { registry } = useRegistry();
  const queryClient = useQueryClient();
  const recent = useRecent(route);
  const [open, setOpen] = useState(false);
  useShortcut('palette', () => setOpen(true));
  const close = useCallback(() => setOpen(false), []);
  const collect = useCallback(
    () => collectCommands({ configuration, registry, navigation, queryClient, entries, more, translate }),
    [configuration, registry, navigation, queryClient, entries, more, translate],
  );
  return open && <PaletteDialog collect={collect} pages={navigation.pages} recent={recent} onClose={close} />;
}
