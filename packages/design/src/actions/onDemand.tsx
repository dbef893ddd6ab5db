import { lazyNamed } from '../progress';

/**
 * An action of the whole service: it is explained, confirmed, run, and says how it ended. An action that has begun is
 * carried through when the page is left.
 */
export const ActionCard = lazyNamed(() => import('./ActionCard'), 'ActionCard');
