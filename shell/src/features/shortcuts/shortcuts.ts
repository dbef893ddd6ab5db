import type { KeyEnd } from '@console/design/messages';
import { paths } from '@console/remote/contract';

/** Keys that follow each other; `mod` is Ctrl, on Apple devices Cmd. */
export interface Shortcut {
  readonly id: KeyEnd<'shortcuts'>;
  readonly keys: readonly string[];
  /** Where it leads; others act where they are used. */
  readonly to?: string;
}

/** The shortcuts of the console in the order they are listed. */
export const shortcuts: readonly Shortcut[] = [
  { id: 'palette', keys: ['mod+k'] },
  { id: 'help', keys: ['?'] },
  { id: 'search', keys: ['/'] },
  { id: 'next', keys: ['n'] },
  { id: 'previous', keys: ['p'] },
  { id: 'notifications', keys: ['g', 'n'] },
  { id: 'readers', keys: ['g', 'r'], to: paths.readers.definitions.list() },
  { id: 'recipes', keys: ['g', 'p'], to: paths.recipes.list() },
  { id: 'thresholds', keys: ['g', 't'], to: paths.thresholds.list() },
  { id: 'zone-maps', keys: ['g', 'z'], to: paths.zoneMaps.list() },
  { id: 'jobs', keys: ['g', 'j'], to: paths.jobs.list() },
  { id: 'data', keys: ['g', 'i'], to: paths.data() },
  { id: 'users', keys: ['g', 'u'], to: paths.users.list() },
  { id: 'facilities', keys: ['g', 'f'], to: paths.facilities() },
];
