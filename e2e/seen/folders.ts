import { join } from 'node:path';
import { inWorkspace } from '@console/workspace';

/** Folder of the pictures that are kept. */
export const references = inWorkspace('e2e/seen/references');

/** Folder of the pictures that differ from those that are kept. */
export const changed = inWorkspace('reports/seen');

/** Files of a picture: as it is kept, as it is now, and where both differ. */
export const filesOf = (name: string) => ({
  kept: join(references, `${name}.webp`),
  now: join(changed, `${name}.png`),
  difference: join(changed, `${name}.difference.png`),
});
