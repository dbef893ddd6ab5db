import type { Feature } from '../../host/slots/feature';
import { ShortcutsProvider } from './ShortcutsProvider';

/** The keys of the whole page, each of which can be turned off. */
export const shortcuts: Feature = { Provider: ShortcutsProvider };
