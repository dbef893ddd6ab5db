import type { NavigationEntry } from '@console/design/layout';
import type { MenuItem } from '@console/design/menu';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Navigation } from '../areas/navigation';
import { useConfiguration } from '../configuration';
import { useRegistry } from '../registry';
import { useShortcut } from '../shortcuts';
import { collectCommands } from './collectCommands';
import type { Command } from './command';

const PaletteDialog = lazyNamed(
  () => import(/* webpackChunkName: "PaletteDialog" */ './PaletteDialog'),
  'PaletteDialog',
  { waiting: null },
);

interface PaletteProps {
  readonly navigation: Navigation;
  /** The entries of the bar and of More. */
  readonly entries: readonly NavigationEntry[];
  readonly more: readonly MenuItem[];
}

/** The command palette: opened by its shortcut, gathers what there is at that moment. */
export function Palette({ navigation, entries, more }: PaletteProps) {
  const translate = useMessages();
  const configuration = useConfiguration();
  const { registry } = useRegistry();
  const queryClient = useQueryClient();
  const [commands, setCommands] = useState<readonly Command[]>();
  useShortcut('palette', () =>
    setCommands(
      collectCommands({ configuration, registry, navigation, queryClient, entries, more, translate }),
    ),
  );
  const close = useCallback(() => setCommands(undefined), []);
  return commands && <PaletteDialog commands={commands} onClose={close} />;
}
